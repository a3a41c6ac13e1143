import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, ConnectionLost } from '../../lib/api-error.ts'
import { aProject } from '../../testing/sample-data.ts'
import { allProjects, summaryCsv } from './export-summary.ts'
import { renameFailure } from './project-mutations.ts'
import { matchingProjects } from './project-search.ts'
import { newsLine, sumTotals, workspaceFigures } from './workspace-figures.ts'

afterEach(() => vi.unstubAllGlobals())

test('[DASH-10] [DASH-11] [DASH-13] eight pieces a project, minutes as hours, the plan with its seats', () => {
  const projects = [
    aProject({ episodeDuration: 90 }),
    aProject({ episodeDuration: 60 }),
    aProject({ episodeDuration: null }),
  ]
  expect(workspaceFigures(sumTotals(projects), null)).toEqual({
    projects: 3,
    pieces: 24,
    generated: 'all generated',
    hours: 2.5,
    talk: '150 minutes',
    plan: 'Individual',
    seats: 1,
  })
  expect(workspaceFigures(sumTotals([]), 'team-1')).toMatchObject({ plan: 'Team Plan', seats: 5 })
})

test('[DASH-22] the search matches filename or status, ignoring case', () => {
  const bakery = aProject({ filename: 'The Bakery.srt' })
  const broken = aProject({ filename: 'Queues.txt', status: 'error' })
  expect(matchingProjects([bakery, broken], 'BAKERY')).toEqual([bakery])
  expect(matchingProjects([bakery, broken], 'Error')).toEqual([broken])
  expect(matchingProjects([bakery, broken], 'ready')).toEqual([bakery])
  expect(matchingProjects([bakery, broken], ' ')).toHaveLength(2)
})

test('[EXPORT-02] the summary has the columns Project Name, Duration, Status, Created', () => {
  const csv = summaryCsv([aProject({ filename: 'Bread, and salt.srt', episodeDuration: 46.2 })])
  expect(csv.replace('\uFEFF', '')).toBe(
    'Project Name,Duration,Status,Created\r\n"Bread, and salt",46 min,Ready,2026-11-14\r\n',
  )
})

test('the summary holds every project, page after page', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'session-1' })
  const pages = [[aProject(), aProject()], [aProject()]]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const [page, headers] = url.includes('cursor=next') ? [pages[1], {}] : [pages[0], { 'x-next-cursor': 'next' }]
    return Response.json(page, { headers: headers as Record<string, string> })
  })
  expect(await allProjects()).toEqual(pages.flat())
  expect(asked).toEqual(['/api/transcripts?strips=0', '/api/transcripts?cursor=next&strips=0'])
})

test('[ERR-11] a rename failure is the JSON message, else the body, else a sentence', () => {
  expect(renameFailure(new ApiError(400, '', '{"message":"Too long","code":"invalid"}'))).toBe('Too long')
  expect(renameFailure(new ApiError(500, '', 'out of paper'))).toBe('out of paper')
  for (const body of ['', '<html>Bad gateway</html>', '{"error":"E17"}']) {
    expect(renameFailure(new ApiError(500, 'Internal Server Error', body))).toBe('Failed to rename transcript')
  }
  expect(renameFailure(new TypeError('x'))).toBe('Failed to rename project')
  expect(renameFailure(new ConnectionLost('perhaps'))).toContain('connection')
})

test('the summary names running and failed projects', () => {
  const running = aProject({ status: 'analyzing' })
  expect(newsLine([running, running, aProject({ status: 'error' })])).toBe(
    '3 projects. 2 are generating, 1 needs attention.',
  )
  expect(newsLine([aProject()])).toBe('1 project.')
  expect(newsLine([])).toBe('Start with the transcript of one episode.')
})
