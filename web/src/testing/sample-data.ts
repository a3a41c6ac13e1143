import type { Profile, Show, Transcript, TranscriptListItem } from '@podcastai/contracts'

export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: 'person-1',
    email: 'maya@example.org',
    username: 'Maya',
    role: 'admin',
    teamId: null,
    teamName: null,
    emailVerified: true,
    readyMail: null,
    singleKeys: true,
    subscriptionStatus: 'active',
    freeEpisodesLeft: 0,
    isOperator: false,
    choosesModel: false,
    ...changes,
  }
}

export function aShow(changes: Partial<Show> = {}): Show {
  return { id: 'show-1', name: 'The Long Table', projects: 2, createdAt: '2026-11-14T09:00:00.000Z', ...changes }
}

let next = 1

export function aProject(changes: Partial<TranscriptListItem> = {}): TranscriptListItem {
  const id = `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`
  return {
    id,
    showId: 'show-1',
    filename: 'The bakery that closed on Saturdays.srt',
    status: 'completed',
    statusReason: null,
    episodeDuration: 46.2,
    createdAt: '2026-11-14T09:00:00.000Z',
    keyTopics: ['opening hours', 'pricing'],
    strip: [
      { host: 1, guests: 0 },
      { host: 0, guests: 0.8 },
    ],
    generatedTypes: 8,
    failedTypes: [],
    guestName: null,
    guestTitle: null,
    guestHandle: null,
    ...changes,
  }
}

export function aTranscript(changes: Partial<Transcript> = {}): Transcript {
  return {
    ...aProject(),
    content: 'Maya: Hello.',
    textRevision: 0,
    speakers: [],
    parseReport: null,
    speakerQuestion: null,
    hostName: null,
    facts: {},
    earlier: null,
    recordingUrl: null,
    recordingOffset: 0,
    uploadName: 'episode-12.srt',
    revision: '1',
    analysis: null,
    generation: [],
    ...changes,
  }
}
