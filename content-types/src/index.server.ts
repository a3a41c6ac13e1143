export { writeContent } from './registry.server.ts'
export type { Finished, Writer } from './writer.server.ts'
