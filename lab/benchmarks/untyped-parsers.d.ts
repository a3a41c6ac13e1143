// Parsers whose own types are missing or cannot be resolved by Node's rules.

declare module 'node-webvtt' {
  type Cue = { start: number; end: number; text: string }
  const webvtt: { parse(text: string, options: { strict: boolean }): { cues: Cue[] } }
  export default webvtt
}

declare module '@plussub/srt-vtt-parser' {
  export function parse(text: string): { entries: { from: number; to: number; text: string }[] }
}

declare module 'media-captions' {
  type Cue = { startTime: number; endTime: number; text: string }
  export function parseText(text: string, options: { type: 'srt' | 'vtt' }): Promise<{ cues: Cue[] }>
}
