const ENTRIES = {
  email: 'ursina@example.ch',
  name: 'Ursina Caduff',
  line1: 'Poststrasse 12',
  postalCode: '7000',
  city: 'Chur',
  country: 'CH',
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  method: 'card',
  twint: 'pays',
}

/** Sends the hosted page's form as a browser without scripts would; follows it to the page, but not to the shop. */
export async function submitForm(page: string, entries: Partial<typeof ENTRIES> & { use?: string } = {}) {
  const response = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ ...ENTRIES, ...entries }),
    redirect: 'manual',
  })
  const location = response.headers.get('location')
  const shown = location?.startsWith('/') ? await fetch(new URL(location, page)) : response
  return { status: shown.status, location, text: await shown.text() }
}

export async function openPage(page: string, headers: Record<string, string> = {}) {
  const response = await fetch(page, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
