export const transcriptStatuses = ['processing', 'analyzing', 'completed', 'error'] as const
export type TranscriptStatus = (typeof transcriptStatuses)[number]

type StatusView = {
  badge: string
  project: { text: string; progress: number }
  processing: { text: string; progress: number }
}

/** Label and percentage of each status, for the project page and the processing screen. */
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

/** The processing screen's label for an unknown status and before the first response. */
export const unknownStatusView = { text: 'Starting analysis...', progress: 15 } as const
export const noStatusView = { text: 'Uploading transcript...', progress: 10 } as const

export function isStatus(status: string): status is TranscriptStatus {
  return (transcriptStatuses as readonly string[]).includes(status)
}

/** True if the transcript is still being processed. */
export function isRunning(status: string): boolean {
  return status === 'processing' || status === 'analyzing'
}
