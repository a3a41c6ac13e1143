export { type Brief, type Finished, neutralVoice, type Voice, type Writer } from './writer.server.ts'
