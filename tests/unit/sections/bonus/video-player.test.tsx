import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BonusSection } from '@/sections/bonus/bonus-section'
import { renderInLanguage } from '../section-support'

const video = () => screen.getByLabelText<HTMLVideoElement>('The Printer Movie, short film')
const player = (values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(video(), name, { value, configurable: true })
}

beforeEach(() => {
  // jsdom plays no films.
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
})
afterEach(() => vi.restoreAllMocks())

async function fail(code: number) {
  await renderInLanguage('en', <BonusSection />)
  player({ error: { code } })
  fireEvent.error(video())
}

describe('the film', () => {
  it('has a page, and says that it loads [8] [121]', async () => {
    await renderInLanguage('en', <BonusSection />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Printer Movie')
    expect(screen.getByRole('status')).toHaveTextContent('Loading video...')
  })

  it('can be played once its beginning is there [121]', async () => {
    await renderInLanguage('en', <BonusSection />)
    player({ readyState: 1 })
    fireEvent.loadedMetadata(video())
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    // The browser's controls would lie over the title of the still [U16].
    expect(video()).not.toHaveAttribute('controls')
    fireEvent.click(screen.getByRole('button', { name: 'Play the film' }))
    expect(play).toHaveBeenCalledOnce()
    fireEvent.play(video())
    expect(video()).toHaveAttribute('controls')
    expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument()
  })

  it.each([
    ['[250] aborted', 1, 'Video loading was aborted.'],
    ['[251] network', 2, 'Network error occurred while loading video.'],
    ['[252] decode', 3, 'Video format not supported.'],
    ['[253] source not supported', 4, 'Video format not supported by your browser.'],
    ['[249] anything else', 99, 'Unable to load video. Please try again.'],
  ])('fails with a reason: %s [188] [248]', async (_, code, reason) => {
    await fail(code)
    expect(screen.getByRole('heading', { name: 'Video Unavailable' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(reason)
    expect(video()).not.toHaveAttribute('controls')
  })

  it.each([
    ['[253] the browser plays none of the formats', '', true, 'Video format not supported by your browser.'],
    ['[251] the browser is offline', 'maybe', false, 'Network error occurred while loading video.'],
    ['[249] the files are not there', 'maybe', true, 'Unable to load video. Please try again.'],
  ] as const)('says why no source could be loaded: %s', async (_, canPlay, isOnline, reason) => {
    vi.mocked(HTMLMediaElement.prototype.canPlayType).mockReturnValue(canPlay)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    await renderInLanguage('en', <BonusSection />)
    const [first, last] = video().querySelectorAll('source')
    fireEvent.error(first as Element)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    fireEvent.error(last as Element)
    expect(screen.getByRole('alert')).toHaveTextContent(reason)
  })

  it('loads again on retry [121] [189]', async () => {
    await fail(2)
    player({ error: null })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Loading video...')
  })

  it('has words for browsers that know no video [254]', async () => {
    await renderInLanguage('en', <BonusSection />)
    expect(video()).toHaveTextContent('Your browser does not support the video tag.')
  })

  it('speaks English in its player on an Italian page, and says so [13]', async () => {
    await renderInLanguage('it', <BonusSection />)
    expect(screen.getByText(/Un cortometraggio/)).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Loading video...')
    expect(screen.getByRole('status').closest('[lang]')).toHaveAttribute('lang', 'en')
  })

  it('has captions', async () => {
    await renderInLanguage('de', <BonusSection />)
    const track = document.querySelector('track')
    expect(track).toHaveAttribute('kind', 'captions')
    expect(track).toHaveAttribute('srclang', 'de')
  })

  it('falls alone where its player breaks: the rest of the page stays, and it can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockImplementation(() => {
      throw new TypeError('no player')
    })
    await renderInLanguage('en', <BonusSection />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Printer Movie')
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown.')
    broken.mockRestore()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(video()).toBeInTheDocument()
  })
})
