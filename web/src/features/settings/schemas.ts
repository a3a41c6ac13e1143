import { zodResolver } from '@hookform/resolvers/zod'
import { TeamSettings, TeamTemplates } from '@podcastai/contracts'

export const settings = zodResolver(TeamSettings)
export const templates = zodResolver(TeamTemplates)
