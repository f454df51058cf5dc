declare module 'virtual:react-router/server-build'

/** The address of the script that stands in every sleeping page; built by early-script.config.ts. */
declare module 'virtual:early-script' {
  const address: string
  export default address
}
