export default function Landing() {
  return <h1>xgb</h1>
}
