export const transcriptStatuses = ['processing', 'analyzing', 'completed', 'error'] as const
export type TranscriptStatus = (typeof transcriptStatuses)[number]

type StatusView = {
  badge: string
  project: { text: string; progress: number }
  processing: { text: string; progress: number }
}

/** The words and percentages of each status, on the project page and on the processing screen. */
export const statusViews = {
  processing: {
    badge: 'Generating Content',
    project: { text: 'Uploading and parsing...', progress: 25 },
    processing: { text: 'Analyzing transcript content...', progress: 25 },
  },
  analyzing: {
    badge: 'Generating Content',
    project: { text: 'Analyzing content...', progress: 65 },
    processing: { text: 'Generating social media content...', progress: 60 },
  },
  completed: {
    badge: 'Ready',
    project: { text: 'Ready', progress: 100 },
    processing: { text: 'Content Generated!', progress: 100 },
  },
  error: {
    badge: 'Processing Error',
    project: { text: 'Processing Error', progress: 0 },
    processing: { text: 'Processing Failed', progress: 0 },
  },
} as const satisfies Record<TranscriptStatus, StatusView>

/** The processing screen's words for a status it does not know, and for no answer yet. */
export const unknownStatusView = { text: 'Starting analysis...', progress: 15 } as const
export const noStatusView = { text: 'Uploading transcript...', progress: 10 } as const

export function isStatus(status: string): status is TranscriptStatus {
  return (transcriptStatuses as readonly string[]).includes(status)
}

/** Is the transcript still being worked on? */
export function isRunning(status: string): boolean {
  return status === 'processing' || status === 'analyzing'
}
