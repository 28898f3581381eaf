import { expect, it } from 'vitest'
import { describeInEveryBrowser } from './support/in-every-browser'
import type { Visitor } from './support/visitor'

async function addToCart({ visitor, open }: { visitor: Visitor; open(path: string): Promise<void> }) {
  await open('/product/donuts')
  await visitor.click('button', 'I understand')
  await visitor.click('radio', /^M\b/)
  await visitor.click('button', 'Add to cart')
  await visitor.sees('button', 'Shopping cart, 1 item')
}

describeInEveryBrowser((visit) => {
  it('a shirt is bought from its page through cart and hosted payment to the order [1] [6] [181] [269]', async () => {
    const { visitor } = visit()
    await addToCart(visit())
    await visitor.click('button', 'Shopping cart, 1 item')
    await visitor.reads('[role="dialog"]', /TotalCHF 42\.20/)
    await visitor.click('button', 'PROCEED TO CHECKOUT')
    await visitor.isAt(/^\/c\/pay\//)
    await visitor.fill(/e-?mail/i, 'buyer@shop.example')
    await visitor.fill(/\bname\b/i, 'Ursina Caduff')
    await visitor.fill(/^street /i, 'Obere Gasse 1')
    await visitor.fill(/postal/i, '7000')
    await visitor.fill(/^city/i, 'Chur')
    await visitor.fill(/card number/i, '4242 4242 4242 4242')
    await visitor.fill(/expir/i, '12 / 34')
    await visitor.fill(/cvc/i, '123')
    await visitor.click('button', /^pay /i)
    await visitor.isAt(/^\/checkout-success\?session_id=/)
    await visitor.sees('heading', /order successful/i)
    await visitor.reads('main', /order number \d+/i)
    await visitor.reads('main', /CHF 42\.20/)
    await visitor.sees('button', /shopping cart/i, 0)
  })

  it('each of the four languages is switched to, and is kept on the next page and after a reload [186]', async () => {
    const { visitor, open } = visit()
    await open('/printing')
    for (const [name, language, heading] of [
      ['Deutsch', 'de', /druck/i],
      ['Français', 'fr', /impression/i],
      ['Italiano', 'it', /stampa/i],
      ['English', 'en', /printing/i],
    ] as const) {
      const speaks = async () => {
        await expect
          .poll(() => visitor.page.evaluate(() => document.documentElement.lang).catch(String))
          .toMatch(new RegExp(`^${language}`))
        await visitor.waitForScripts()
      }
      await visitor.click('link', name)
      await speaks()
      await visitor.sees('heading', heading)
      await visitor.reload()
      await speaks()
      await visitor.sees('heading', heading)
      await open('/about')
      await speaks()
      await open('/printing')
    }
  })

  it('the cart opens and closes by keyboard, and the focus goes back to its button [90] [92] [95]', async () => {
    const { visitor } = visit()
    await addToCart(visit())
    await visitor.click('button', 'Shopping cart, 1 item')
    await visitor.sees('dialog', /cart/i)
    await visitor.hasFocus('heading', 'Shopping cart')
    await visitor.page.press('Escape')
    await visitor.sees('dialog', /cart/i, 0)
    await visitor.hasFocus('button', 'Shopping cart, 1 item')
  })
})
