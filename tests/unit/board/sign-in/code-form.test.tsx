import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answers,
  sentRequests,
  acceptSignIn,
  expectErrors,
  installFakeServer,
  findSent,
  renderBoardPage,
  signIn,
} from '../board-support'

beforeEach(installFakeServer)

const VERIFY = '/auth/mfa/challenges/authmfachal_1/verify'
const WRONG = { type: 'not_allowed', message: 'Invalid MFA challenge code' }
const SPENT = { type: 'not_allowed', message: 'MFA challenge has too many failed attempts' }

/** Somebody whose password is right and who has turned on a second factor. */
beforeEach(() => {
  acceptSignIn()
  waitForCode('totp', 'recovery_code')
  answers[`POST ${VERIFY}`] = { body: { token: 'the-whole-token' } }
})

function waitForCode(...methods: string[]) {
  const challenge = { id: 'authmfachal_1', methods }
  answers['POST /auth/user/emailpass'] = {
    body: { mfa_required: true, mfa_challenge: challenge, token: 'the-half-token' },
  }
}

async function typePassword() {
  await renderBoardPage()
  await signIn()
  return screen.findByLabelText('Code')
}

function typeCode(code: string, label = 'Code') {
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } })
  const button = screen.getByRole('button', { name: 'Sign in' })
  button.focus()
  fireEvent.click(button)
}

describe('a member of the staff with a second factor', () => {
  it('is asked for the code by a field that a phone shows digits for and fills in itself', async () => {
    const field = await typePassword()
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.queryByRole('group', { name: 'Lists' })).not.toBeInTheDocument()
    expect(sentRequests.map(({ path }) => path)).not.toContain('/auth/session')
  })

  it('sees the orders after the code, typed with a space as the app shows it', async () => {
    await typePassword()
    typeCode('123 456')
    expect(await screen.findByRole('group', { name: 'Lists' })).toBeInTheDocument()
    expect(findSent(VERIFY)).toEqual({ method: 'totp', code: '123456' })
    const bearers = sentRequests
      .map(({ init }) => new Headers(init.headers).get('authorization'))
      .filter(Boolean)
    expect(bearers).toEqual(['Bearer the-half-token', 'Bearer the-whole-token'])
    expect(JSON.stringify(localStorage)).not.toContain('token')
  })

  it('signs in with a recovery code where the phone is lost', async () => {
    await typePassword()
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    expect(screen.getByLabelText('Recovery code')).toHaveFocus()
    expect(screen.getByLabelText('Recovery code')).not.toHaveAttribute('inputmode', 'numeric')
    typeCode('0a1b-2c3d', 'Recovery code')
    expect(await screen.findByRole('group', { name: 'Lists' })).toBeInTheDocument()
    expect(findSent(VERIFY)).toEqual({ method: 'recovery_code', code: '0a1b-2c3d' })
  })

  it('is not asked for recovery codes who has none', async () => {
    waitForCode('totp')
    await typePassword()
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument()
  })

  it.each([
    [400, WRONG, 'This code is wrong or was used already.'],
    [429, {}, 'Too many codes were tried. Please wait up to 15 minutes and try again.'],
    [500, {}, 'Signing in did not work. Please check the connection and try again.'],
  ])('is told why the code did not help, and can type another: %i', async (status, body, text) => {
    expectErrors()
    await typePassword()
    answers[`POST ${VERIFY}`] = { status, body }
    typeCode('000000')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus())
    expect(screen.queryByRole('group', { name: 'Lists' })).not.toBeInTheDocument()
  })

  it('is told of a recovery code that it is wrong or used', async () => {
    expectErrors()
    await typePassword()
    answers[`POST ${VERIFY}`] = { status: 400, body: WRONG }
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    typeCode('0a1b', 'Recovery code')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This recovery code is wrong or was used already.',
    )
    // It is not said of the app's code, which nobody has typed.
    fireEvent.click(screen.getByRole('button', { name: 'Use the app' }))
    expect(screen.getByRole('alert')).toHaveTextContent('This recovery code is wrong or was used already.')
  })

  it.each([
    [400, SPENT],
    [401, {}],
    [404, {}],
  ])('begins again with the password where the code comes too late: %i', async (status, body) => {
    expectErrors()
    await typePassword()
    answers[`POST ${VERIFY}`] = { status, body }
    typeCode('000000')
    expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in again.')
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it('goes back to sign in as somebody else, and reads of no failure', async () => {
    await typePassword()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
