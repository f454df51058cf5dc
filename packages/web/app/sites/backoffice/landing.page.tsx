export default function Landing() {
  return <h1>backoffice</h1>
}
