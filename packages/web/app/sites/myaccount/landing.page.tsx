export default function Landing() {
  return <h1>myaccount</h1>
}
