// The names under which tables and JSON lists keep speaker, times and words. Where a row has several, the first listed counts.

export function namesOf(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}

export const speakerNames = namesOf(
  `speakername voice speaker speakerlabel speakerid speakertag spk name displayname participant participantname author user
  username who person role character`,
)

export const startNames = namesOf(
  `startms startmillis starttimems startmilliseconds starttimestampmillis start starttime startsec startseconds startsecond
  starts begin begintime begins from in timestart tsstart timestamp timecode time ts offset position at`,
)

export const endNames = namesOf(
  `endms endmillis endtimems endmilliseconds endtimestampmillis end endtime endsec endseconds endsecond ends stop finish to
  out timeend tsend endts`,
)

export const textNames = namesOf(
  `text transcript transcription body content utterance sentence caption subtitle speech dialogue dialog message line words
  paragraph value said quote`,
)

/** One word a row. */
export const wordNames = namesOf('punctuatedword word token')

/** `Start Time (s)`, `start_time` and `startTime` are one name. */
export function bareName(name: string): string {
  const bare = name.toLowerCase().replace(/\((?:hh:?mm:?ss.*|s|sec|seconds)\)/, '')
  return bare.replace(/[^\p{L}\p{N}]/gu, '')
}
