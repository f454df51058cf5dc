export default function Landing() {
  return <h1>su</h1>
}
