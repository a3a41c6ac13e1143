// Column names for speaker, times, and words in tables and JSON lists. If a row has several, the first in the list wins.

export function splitNames(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}

export const speakerNames = splitNames(
  `speakername speakerdisplayname voice speaker speakerlabel speakerid speakertag spk name displayname participant
  participantname participantrole author user username who person role character speakers talker sprecher sprecherin hablante locutor
  locuteur intervenant orador parlante spreker ведущий спикер участник 说话人 发言人 話者`,
)

export const startNames = splitNames(
  `startms startmillis beginoffsetmillis starttimems startmilliseconds starttimestampmillis offsetmilliseconds offsetms start starttime
  startoffset startdatetime startsec startseconds startsecond starts starttimestamp startat startedat begin begintime begins from in timestart tsstart timestamp timecode time ts offset position at
  starttimecode timecodein intimecode tcin tcstart intime inpoint sourcein recordin cuein timestamps timerange createdat spokenat startzeit
  beginn anfang inicio início début debut inizio 开始时间 開始`,
)

export const endNames = splitNames(
  `endms endmillis endoffsetmillis endtimems endmilliseconds endtimestampmillis end endtime endoffset
  enddatetime endtimestamp endat endedat endsec endseconds endsecond ends stop finish to out timeend tsend endts endtimecode timecodeout outtimecode tcout tcend outtime outpoint sourceout recordout cueout
  endzeit ende fin fim fine 结束时间 終了`,
)

export const textNames = splitNames(
  `text transcript transcription body content utterance sentence caption subtitle speech dialogue dialog message line words
  paragraph value said quote transcripttext captiontext subtitletext spokentext segmenttext fulltext phrase texto texte
  testo tekst transkript transkription transcripción transcrição trascrizione 文本 内容 テキスト`,
)

/** Duration columns, for rows without an end time. */
export const durationNames = splitNames(
  'durationms durationmilliseconds duration durationseconds length dur dauer duración duração durée',
)

/** Columns of tables with one word per row. */
export const wordNames = splitNames('punctuatedword word token')

/** Returns the same name for `Start Time (s)`, `start_time`, and `startTime`. */
export function bareName(name: string): string {
  const bare = name.toLowerCase().replace(/\((?:hh:?mm:?ss[^()]*|s|sec|seconds)\)/, '')
  return bare.replace(/[^\p{L}\p{N}]/gu, '')
}
