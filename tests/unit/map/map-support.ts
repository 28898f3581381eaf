import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getRestPoint } from '@/map/camera/world'
import { SECTIONS } from '@/sections/registry'

export const LABELS = {
  home: 'Home',
  shop: 'Shop',
  printing: 'Printing Services',
  apps: 'Web & App Development',
  about: 'Contact & About',
  bonus: 'The Printer Movie',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
} as const

export const map = () => within(screen.getByRole('navigation', { name: 'Sections on the map' }))
export const label = (name: string) => map().getByRole('link', { name })
export const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const address = () => screen.getByLabelText('address').textContent

/** Clicks a step of the colour bar, in any language. */
export async function zoomTo(percent: number) {
  const step = screen.getByRole('slider', { name: 'Zoom' }).querySelector(`[data-percent="${percent}"]`)
  if (step === null) throw new Error(`no step of ${percent} %`)
  await userEvent.click(step)
}

/** The camera at rest at a section, on the screen of render-map.tsx. */
export function getCameraAtRest(id: string) {
  const section = SECTIONS.find((one) => one.id === id)
  if (section === undefined) throw new Error(`no section ${id}`)
  return { ...getRestPoint(section, { width: 1280, height: 736 }), scale: 1 }
}
