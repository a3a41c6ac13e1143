// One talk in every dialect: small files for mutation tests.

/** Files by dialect key. */
export const specimens: Readonly<Record<string, readonly string[]>> = {
  srt: [
    `1
00:00:00,500 --> 00:00:02,900
Ada: Good morning,
dear "bakers" &amp; friends.

2
00:00:03,000 --> 00:00:05,250
<i>Ben: Hello, Ada.</i> It's 4:30, you know.

3
00:00:05,250 --> 00:00:09,000
Ada: The {\\an8}oven is na<b>ïv</b>e:
it needs 250 degrees, not 2.5.
`,
    `00:00:01,000 -> 00:00:02,000
[Ada Stone]: Wir backen früh.
00:00:02,000 -> 00:00:04,500
- Und wer schläft?
- Keiner. >> Doch, ich!
`,
    `1
00:00:00:12 --> 00:00:02:24
Ada Stone
Bread is slow and slow is good.

2
00:00:03:00 --> 00:00:05:01
Ben Hill
That is why we close on Saturdays.

3
00:00:05:02 --> 00:00:07:00
Ada Stone
Exactly so, Ben.
`,
  ],
  webvtt: [
    `WEBVTT - Small Doors

NOTE
Written for a test.

STYLE
::cue { color: red }

first
00:00.500 --> 00:02.900 align:start position:0%
<v Ada Stone>Good morning, dear bakers &amp; friends.</v>

00:03.000 --> 00:05.250
<v.loud Ben>Hello, <c.yellow>Ada</c>.</v> <v Ada Stone>Hello &lt;again&gt;.

01:00:05.250 --> 01:00:09.000
<v Ada Stone>The <ruby>oven<rt>hot</rt></ruby> is na&iuml;ve.
`,
    `WEBVTT
Kind: captions
Language: en

00:00:00.160 --> 00:00:02.389 align:start position:0%
 
good<00:00:00.400><c> morning</c><00:00:00.800><c> dear</c>

00:00:02.389 --> 00:00:02.399 align:start position:0%
good morning dear
 

00:00:02.399 --> 00:00:04.630 align:start position:0%
good morning dear
bakers<00:00:02.800><c> of</c><00:00:03.199><c> Ellery</c>

00:00:04.630 --> 00:00:04.640 align:start position:0%
bakers of Ellery
 

00:00:04.640 --> 00:00:07.000 align:start position:0%
bakers of Ellery
who<00:00:05.200><c> sleeps</c><00:00:05.600><c> late</c>
`,
  ],
  sbv: [
    `0:00:00.500,0:00:02.900
Ada: Good morning,
dear bakers.

0:00:03.000,0:00:05.250
>> Ben: Hello, Ada. It's early.
`,
  ],
  lrc: [
    `[ti:The oven]
[ar:Small Doors]
[00:00.50]Ada: Good morning, dear bakers
[00:03.00]Ben: Hello, <00:03.50>Ada
[00:05.25][00:09.00]The oven is warm
`,
  ],
  ssa: [
    `[Script Info]
Title: The oven

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:00.50,0:00:02.90,Default,Ada,0,0,0,,{\\an8}Good morning,\\Ndear {softly}bakers.
Comment: 0,0:00:02.90,0:00:03.00,Default,Ada,0,0,0,,Look this up
Dialogue: 0,0:00:03.00,0:00:05.25,Default,Ben,0,0,0,,Hello, Ada. It's warm, and early.
`,
  ],
  xml: [
    '<?xml version="1.0" encoding="utf-8" ?><transcript><text start="0.5" dur="2.4">Good morning, dear bakers.</text><text start="3" dur="2.25">Salt &amp;amp; bread.</text><text start="6" dur="2">Then we bake.</text></transcript>\n',
    `<?xml version="1.0"?>
<Trans><Episode><Section type="report" startTime="0" endTime="10">
<Turn speaker="spk1" startTime="0" endTime="4.2"><Sync time="0"/>Good morning, dear bakers.</Turn>
<Turn speaker="spk2" startTime="4.2" endTime="8"><Sync time="4.2"/>Salt and bread.</Turn>
</Section></Episode></Trans>
`,
    '<Person1>Good morning, dear bakers.</Person1>\n<Person2>Salt and bread.</Person2>\n<Person1>Then we bake.</Person1>\n',
  ],
  ttml: [
    `<?xml version="1.0"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata"><head>
<metadata><ttm:agent xml:id="SPEAKER_2" type="person"><ttm:name type="full">Ben Hill</ttm:name></ttm:agent></metadata></head>
<body><div><p begin="0.5" end="2.9" ttm:agent="SPEAKER_1"><span begin="0.5" end="0.9" podcasts:unit="word">Good</span><span begin="1.0" end="1.4" podcasts:unit="word">morning,</span><span begin="2.0" end="2.9" podcasts:unit="word">bakers.</span></p>
<p begin="00:03.000" end="00:05.250" ttm:agent="SPEAKER_2"><span begin="3" end="3.5" podcasts:unit="word">Salt</span><span begin="3.5" end="4" podcasts:unit="word">&amp;</span><span begin="4" end="5.25" podcasts:unit="word">bread.</span></p></div></body></tt>
`,
    `<tt xmlns="http://www.w3.org/ns/ttml"><body><div>
<p begin="3s" end="4500ms">Ada: Good<br/>morning, <span>ba</span>kers.</p>
<p begin="00:00:07:12" end="00:00:08:00">Ben: Hm, caf&#233;?</p></div></body></tt>
`,
  ],
  html: [
    `<cite>Ada Stone:</cite>
<time>0:03</time>
<p>Good morning,
dear <em>bak</em>ers &amp; friends.</p>
<cite>Ben:</cite>
<time>1:07</time>
<p>Hello, Ada. It&#39;s early.</p>
`,
    `<!DOCTYPE html><html><head><title>Bread</title><style>p { color: red }</style></head><body><nav><a href="/">Home</a></nav>
<p><b>Ada:</b> The oven is warm.</p><script>let a = 1</script><p><b>Ben:</b> Then we bake &ldquo;bread&rdquo;.</p><p><b>Ada:</b> Yes.</p><footer>Imprint</footer></body></html>
`,
  ],
  csv: [
    `Speaker,Start,End,Text
Ada,0.5,2.9,"Good morning, dear ""bakers"""
Ben,3.0,5.25,Hello Ada
"Ada",5.25,9,"The oven
is naïve &amp; warm"
`,
    `Name;Timecode In;Timecode Out;Transcript
Ada Stone;00:00:00:12;00:00:02:20;Guten Morgen, liebe Bäcker
Ben;00:00:03:00;00:00:05:06;Es ist 4:30, Ada
`,
    'start\tend\ttext\n500\t2900\tGood morning, dear bakers\n3000\t5250\tHello Ada\n5250\t9000\tThe "oven is warm\n',
    `speaker|ts|end_ts|type|punctuation|token
1|0.50|0.90|text||Good
1|1.00|1.40|text|,|morning
2|2.00|2.90|text|.|Hello
`,
    `00:00:00.500,00:00:02.900,Ada,Good morning
00:00:03.000,00:00:05.250,Ben,Hello Ada
`,
  ],
  text: [
    `Ada: Good morning, dear bakers & friends. [00:12] It is early.

Ben Hill: Hello, Ada. Note: it's 4:30.

Ada: The *oven* is na_ï_ve, and "warm" (laughs 00:20) too.
`,
    `# Episode 12: The oven

**Ada Stone:** Good **morn**ing, dear [bak](https://example.com/a)ers.

**Ben:** Hello\\! [inaudible 00:01:20] It is early.

[00:02:00] **Ada Stone:** Yes, it is.
`,
    `Ada Stone  0:03
Good morning, dear bakers.

Ben Hill  1:07
Hello, Ada. It's early.

Ada Stone  1:20
The oven is warm.
`,
    `[00:00:03] Ada: Good morning, dear bakers.
[00:00:07] Ben: Hello, Ada.
[00:00:09 - 00:00:12] Ada: The oven is warm.
`,
    `Home | About | Episodes
The bakery that closed on Saturdays
Transcript

Ada
00:00
Good morning, dear bakers.

Ben
00:07
Hello, Ada. It's early.

Related episodes
© 2024 Small Doors
`,
    `Die Bäckerei schließt am Samstag. Niemand hat es geglaubt.

صباح الخير يا أصدقاء. 早安，各位。

Then the oven was warm, and 3 < 4.
`,
  ],
  assemblyai: [
    json({
      id: 'x',
      language_model: 'en',
      audio_duration: 9,
      text: 'Good morning, dear bakers. Hello.',
      utterances: [
        { speaker: 'A', start: 500, end: 2900, text: 'Good morning, dear “bakers”.' },
        { speaker: 'B', start: 3000, end: 5250, text: 'Hello &amp; good night.' },
      ],
    }),
    json({
      audio_duration: 9,
      words: spokenWords((text, at) => ({ text, start: at * 1000, end: at * 1000 + 400, speaker: at < 3 ? 'A' : 'B' })),
    }),
  ],
  deepgram: [
    json({
      metadata: { duration: 9 },
      results: {
        channels: [{ alternatives: [{ transcript: 'good morning' }] }],
        utterances: [
          { speaker: 0, start: 0.5, end: 2.9, transcript: 'Good morning, dear bakers.' },
          { speaker: 1, start: 3, end: 5.25, transcript: 'Hello, Ada.' },
        ],
      },
    }),
    json({
      results: {
        channels: [0, 1].map((channel) => ({
          alternatives: [
            {
              transcript: '',
              words: spokenWords((text, at) => ({
                word: text.toLowerCase(),
                punctuated_word: text,
                start: at + channel * 3,
                end: at + channel * 3 + 0.4,
              })),
            },
          ],
        })),
      },
    }),
  ],
  'rev-ai': [
    json({
      monologues: [
        {
          speaker: 0,
          elements: spokenWords((value, at) => ({ type: 'text', value, ts: at, end_ts: at + 0.4 })).flatMap((word) => [
            word,
            { type: 'punct', value: ' ' },
          ]),
        },
        {
          speaker: 1,
          elements: [
            { type: 'text', value: 'Hello', ts: 8, end_ts: 9 },
            { type: 'punct', value: '.' },
          ],
        },
      ],
      speakers: [{ id: 1, name: 'Ben Hill' }],
    }),
  ],
  'aws-transcribe': [
    json({
      jobName: 'talk',
      results: {
        transcripts: [{ transcript: 'Good morning.' }],
        speaker_labels: {
          segments: [{ speaker_label: 'spk_0', items: [{ start_time: '0', speaker_label: 'spk_0' }] }],
        },
        items: [
          ...spokenWords((content, at) => ({
            type: 'pronunciation',
            start_time: String(at),
            end_time: String(at + 0.4),
            alternatives: [{ confidence: '0.9', content }],
            ...(at > 3 && { speaker_label: 'spk_1' }),
          })),
          { type: 'punctuation', alternatives: [{ content: '.' }] },
        ],
      },
    }),
  ],
  'aws-bda': [
    json({
      audio_segments: [
        {
          start_timestamp_millis: 500,
          end_timestamp_millis: 2900,
          text: 'Good morning, dear bakers.',
          speaker: { speaker_label: 'spk_0' },
        },
        {
          start_timestamp_millis: 3000,
          end_timestamp_millis: 5250,
          text: 'Hello.',
          channel: { channel_label: 'ch_1' },
        },
      ],
    }),
  ],
  'whisper-cpp': [
    json({
      systeminfo: 'AVX = 1',
      transcription: [
        { timestamps: { from: '00:00:00,500' }, offsets: { from: 500, to: 2900 }, text: ' Ada: Good morning,' },
        { timestamps: { from: '00:00:03,000' }, offsets: { from: 3000, to: 5250 }, text: ' Ben: Hello "Ada".' },
      ],
    }),
  ],
  'json-segments': [
    json({
      language: 'en',
      text: 'Good morning, dear bakers. Hello, Ada.',
      segments: [
        { id: 0, start: 0.5, end: 2.9, text: ' Good morning,\ndear "bakers".', words: [{ word: 'Good', start: 0.5 }] },
        { id: 1, start: 3, end: 5.25, text: ' Hello, Ada. Caf\u00e9?' },
      ],
    }),
    json([
      { speaker: { name: 'Ada' }, startTime: '00:00:00.500', endTime: '00:00:02.900', body: '[Ada]: Good morning' },
      { speaker: { name: 'Ben' }, startTime: '3.0s', endTime: '5.25s', body: 'Hello &quot;Ada&quot; <3' },
    ]),
    json({
      speakers: [{ id: 's1', name: 'Ada Stone' }],
      words: spokenWords((word, at) => ({ word, start: at, end: at + 0.4, speaker: at < 3 ? 's1' : 's2' })),
    }),
    '{"speaker": "Ada", "start_ms": 500, "text": "Good morning \\ud83c\\udf5e."}\n{"speaker": "Ben", "start_ms": 3000, "text": "Hello, Ada."}\n',
  ],
  'json-found': [
    json({
      job: { lang: 'en', name: 'talk.mp3' },
      speakers: [
        { name: 'M1', time: '0.0', duration: '2.9' },
        { name: 'F1', time: '3.0', duration: '3.0' },
        { name: 'M1', time: '6.0', duration: '1.0' },
      ],
      words: [...spokenWords((name, at) => ({ name, time: `${at}.10`, duration: '0.40', confidence: '0.98' }))],
    }),
    json({
      version: 2,
      page: {
        conversation: [
          { nr: 1, persona: 'Ada Stone', wording: 'Good morning, dear “bakers”.', opens: 500, closes: 2900 },
          { nr: 2, persona: 'Ben', wording: 'Hello &amp; good night.', opens: 3000, closes: 5250 },
          { nr: 3, persona: 'Ada Stone', wording: 'It is early.', opens: 5300, closes: 6100 },
          { nr: 4, persona: 'Ben', wording: 'And warm.', opens: 6200, closes: 7000 },
        ],
      },
    }),
  ],
  'azure-speech': [
    json({
      source: 'talk.wav',
      combinedRecognizedPhrases: [{ channel: 0, display: 'Good morning, dear bakers. Hello, Ada.' }],
      recognizedPhrases: ['Good morning, dear bakers.', 'Hello, Ada. It’s early.'].map((display, at) => ({
        recognitionStatus: 'Success',
        channel: 0,
        speaker: at,
        offset: `PT${at * 3}S`,
        duration: 'PT2.5S',
        nBest: [{ confidence: 0.9, lexical: display.toLowerCase(), display }],
      })),
    }),
    json({
      phrases: spokenWords((text, at) => ({
        channel: at % 2,
        offsetMilliseconds: at * 900,
        durationMilliseconds: 400,
        text,
      })),
    }),
  ],
  elevenlabs: [
    json({
      language_code: 'en',
      words: spokenWords((text, at) => ({
        type: 'word',
        text,
        start: at,
        end: at + 0.4,
        speaker_id: `s${at % 3}`,
      })).flatMap((word) => [word, { ...word, type: 'spacing', text: ' ' }]),
    }),
  ],
  'google-speech': [
    json({
      results: [
        {
          alternatives: [
            {
              transcript: 'Good morning',
              words: spokenWords((word, at) => ({
                startTime: `${at}.100s`,
                endTime: `${at}.900s`,
                word,
                speakerTag: 1 + (at % 2),
              })),
            },
          ],
        },
      ],
    }),
    json({
      results: ['Good morning, dear bakers.', ' Hello, Ada.'].map((transcript, at) => ({
        alternatives: [{ transcript, confidence: 0.9 }],
        resultEndTime: `${at * 3 + 2.5}s`,
      })),
    }),
  ],
  'ibm-watson': [
    json({
      result_index: 0,
      results: [
        {
          final: true,
          alternatives: [
            { transcript: 'good morning %HESITATION ', timestamps: spokenWords((text, at) => [text, at, at + 0.4]) },
          ],
        },
      ],
      speaker_labels: [0, 3].map((from) => ({ from, to: from + 0.4, speaker: from })),
    }),
  ],
  otter: [
    json({
      speech: {
        title: 'The oven',
        speakers: [{ id: 7, speaker_name: 'Ada Stone' }],
        transcripts: [
          { start_offset: 8000, end_offset: 46400, speaker_id: 7, transcript: 'Good morning, dear bakers.' },
          { start_offset: 48000, end_offset: 84000, speaker_id: null, speaker_model_label: 'B', transcript: 'Hello.' },
        ],
      },
    }),
  ],
  soniox: [
    json({
      tokens: ['Go', 'od', ' mor', 'ning', ',', ' ba', 'kers', '.'].map((text, at) => ({
        text,
        start_ms: at * 500,
        end_ms: at * 500 + 400,
        speaker: at < 5 ? '1' : '2',
      })),
    }),
  ],
  speechmatics: [
    json({
      format: '2.9',
      results: spokenWords((content, at) => ({
        alternatives: [{ confidence: 1, content, language: 'en', speaker: at < 3 ? 'S1' : 'S2' }],
        end_time: at + 0.4,
        start_time: at,
        type: 'word',
      })),
    }),
  ],
  'youtube-json3': [
    json({
      wireMagic: 'pb3',
      events: [
        { tStartMs: 0, dDurationMs: 9000, id: 1 },
        { tStartMs: 500, dDurationMs: 4000, segs: [{ utf8: 'we' }, { utf8: ' let', tOffsetMs: 200 }, { utf8: ' it' }] },
        { tStartMs: 1990, dDurationMs: 10, aAppend: 1, segs: [{ utf8: '\n' }] },
        { tStartMs: 2000, dDurationMs: 4000, segs: [{ utf8: 'rest &amp; rise' }] },
        { tStartMs: 6000, dDurationMs: 1000, segs: [{ utf8: '>> Ada: Good morning.\n>> Ben: Hello.' }] },
      ],
    }),
  ],
  'json-text': [
    json({ status: 'done', text: 'Ada: Good morning,\ndear bakers.\n\nBen: Hello, \u201cAda\u201d.' }),
    json(['Ada: Good morning, dear bakers.', 'Ben: Hello.']),
  ],
}

/** Returns indented JSON, so lines can be dropped, doubled, and swapped. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 1)
}

function spokenWords<Word>(write: (text: string, second: number) => Word): Word[] {
  return ['Good', 'morning,', 'dear', 'bakers.', 'It’s', 'early.'].map(write)
}
