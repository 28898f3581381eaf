import type Stripe from 'stripe'
import type { Language } from '../../src/contract/settings'
import { SETTINGS } from '../../src/contract/settings'
import { Markup, html } from '../html'
import { TEST_CARDS } from '../payment/cards'
import type { SessionRow } from '../payment/store'
import { formatAmount } from './money'
import type { Field, Problems, Typed } from './payment-form'
import type { TextKey, Translate } from './texts'

/** What the form shows: what was typed, what is wrong with it, and why a card did not pay. */
export type FormState = { typed: Typed; problems: Problems; declined?: TextKey; focus?: Field | 'pay' }

type View = {
  row: SessionRow
  shippingName: string | null
  language: Language
  t: Translate
  form: FormState
}

/** The page of an open session: the order, the form, the test cards. */
export function paymentPage(view: View): Markup {
  const { row, t } = view
  return html`<main class="sheet">
    ${orderPart(view)}
    <div class="form-part">
      ${alertPart(view.form, t)}
      <form id="pay" method="post" action="/c/pay/${row.session.id}" novalidate>
        ${row.session.shipping_address_collection ? deliveryFields(view) : html``} ${cardFields(view)}
        <button class="pay" data-busy="${t('paying')}" ${flagged(view.form.focus === 'pay', 'autofocus')}>
          <span>${t('pay', { amount: total(row) })}</span>
        </button>
      </form>
    </div>
    ${testCardPart(t)}
  </main>`
}

function orderPart({ row, shippingName, t }: View): Markup {
  const { session, lines, products } = row
  const { currency, shipping_cost: shipping, cancel_url: back } = session
  const merchant = SETTINGS.name
  return html`<section class="order" aria-labelledby="amount">
    <div class="horizon">
      ${back !== null && html`<a class="back" href="${back}">${t('back', { merchant })}</a>`}
      <p class="merchant">${merchant}</p>
    </div>
    <h1 id="amount">
      <span class="visually-hidden">${t('payTo', { merchant })}</span>
      ${total(row)}
    </h1>
    <h2 class="visually-hidden">${t('order')}</h2>
    <ul class="lines">
      ${lines.map((line, index) => linePart(session, line, products[index], index, t))}
      ${
        shipping !== null &&
        html`<li>
          <strong class="what">${shippingName ?? ''}</strong>
          <span class="amount">${formatAmount(shipping.amount_total, currency)}</span>
        </li>`
      }
    </ul>
    <p class="total"><span>${t('total')}</span> <span>${total(row)}</span></p>
  </section>`
}

function linePart(
  session: Stripe.Checkout.Session,
  line: Stripe.LineItem,
  product: SessionRow['products'][number] | undefined,
  index: number,
  t: Translate,
): Markup {
  const several = line.quantity !== null && line.quantity > 1
  const price = formatAmount(line.price?.unit_amount ?? 0, line.currency)
  return html`<li>
    ${product?.picture && html`<img src="/c/picture/${session.id}/${index}" alt="" width="72" height="72" />`}
    <div class="what">
      <strong>${line.description ?? ''}</strong>
      ${product?.detail && html`<span>${product.detail}</span>`}
      ${several && html`<span>${t('each', { quantity: line.quantity ?? 1, price })}</span>`}
    </div>
    <span class="amount">${formatAmount(line.amount_total, line.currency)}</span>
  </li>`
}

/** Why the card did not pay, beside the card, where the next attempt begins. */
function declinedPart({ form, t }: View): Markup {
  if (form.declined === undefined) return html``
  return html`<p class="alert" role="alert"><strong>${t(form.declined)}</strong> ${t('tryAgain')}</p>`
}

function alertPart(form: FormState, t: Translate): Markup {
  if (Object.keys(form.problems).length === 0) return html``
  return html`<p class="alert" role="alert">${t('check')}</p>`
}

function deliveryFields(view: View): Markup {
  const { row, language, t, form } = view
  const countries = row.session.shipping_address_collection?.allowed_countries ?? []
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return html`<fieldset>
      <legend>${t('contact')}</legend>
      ${emailField(view)}
    </fieldset>
    <fieldset>
      <legend>${t('delivery')}</legend>
      ${field(view, 'name', 'name', 'autocomplete="shipping name"')}
      ${field(view, 'line1', 'line1', 'autocomplete="shipping address-line1"')}
      ${field(view, 'line2', 'line2', 'autocomplete="shipping address-line2"')}
      <div class="row narrow-first">
        ${field(view, 'postalCode', 'postalCode', 'autocomplete="shipping postal-code" inputmode="numeric"')}
        ${field(view, 'city', 'city', 'autocomplete="shipping address-level2"')}
      </div>
      <div class="field">
        <label for="country">${t('country')}</label>
        <select id="country" name="country" autocomplete="shipping country" ${invalid(view, 'country')}>
          ${countries.map(
            (code) =>
              html`<option value="${code}" ${flagged(form.typed.country === code, 'selected')}>
                ${names.of(code) ?? code}
              </option>`,
          )}
        </select>
        ${problemText(view, 'country')}
      </div>
    </fieldset>`
}

function cardFields(view: View): Markup {
  const { row, t } = view
  const shipped = row.session.shipping_address_collection !== null
  return html`${
      !shipped &&
      html`<fieldset>
        <legend>${t('contact')}</legend>
        ${emailField(view)}
      </fieldset>`
    }
    <fieldset>
      <legend>${t('card')}</legend>
      ${declinedPart(view)} ${!shipped && field(view, 'name', 'nameOnCard', 'autocomplete="cc-name"')}
      ${field(view, 'number', 'number', 'autocomplete="cc-number" inputmode="numeric" placeholder="4242 4242 4242 4242"')}
      <div class="row">
        ${field(view, 'expiry', 'expiry', 'autocomplete="cc-exp" inputmode="numeric" placeholder="12/34"')}
        ${field(view, 'cvc', 'cvc', 'autocomplete="cc-csc" inputmode="numeric" maxlength="4" placeholder="123"')}
      </div>
    </fieldset>`
}

function emailField(view: View): Markup {
  return field(view, 'email', 'email', 'type="email" autocomplete="email" spellcheck="false"')
}

/** A labelled input with what was typed and, where it is wrong, the sentence that says so. */
function field(view: View, name: Field, label: TextKey, attributes: string): Markup {
  const { t, form } = view
  return html`<div class="field">
    <label for="${name}">${t(label)}</label>
    <input
      id="${name}"
      name="${name}"
      value="${name === 'number' ? inGroups(form.typed.number) : form.typed[name]}"
      ${plain(attributes)}
      ${invalid(view, name)}
      ${flagged(form.focus === name, 'autofocus')}
    />
    ${problemText(view, name)}
  </div>`
}

function invalid({ form }: View, name: Field): Markup {
  return flagged(form.problems[name] !== undefined, `aria-invalid="true" aria-describedby="${name}-problem"`)
}

function problemText({ t, form }: View, name: Field): Markup {
  const key = form.problems[name]
  return key === undefined ? html`` : html`<p class="problem" id="${name}-problem">${t(key)}</p>`
}

function testCardPart(t: Translate): Markup {
  return html`<section class="cards" aria-labelledby="cards">
    <h2 id="cards">${t('testCards')}</h2>
    <p>${t('testNote')}</p>
    <ul>
      ${TEST_CARDS.map(
        (card) =>
          html`<li>
            <span class="what"><strong>${inGroups(card.number)}</strong><span>${t(card.label)}</span></span>
            <button class="use" form="pay" name="use" value="${card.number}">
              <span aria-hidden="true">${t('use')}</span>
              <span class="visually-hidden">${t('use')}: ${t(card.label)}</span>
            </button>
          </li>`,
      )}
    </ul>
  </section>`
}

/** A session that can no longer be paid, or never could: what is so, and the way on. */
export function closedPage(texts: {
  title: string
  text: string
  link?: { href: string; text: string } | undefined
}): Markup {
  return html`<main class="closed">
    <div class="horizon"><p class="merchant">${SETTINGS.name}</p></div>
    <h1>${texts.title}</h1>
    <p>${texts.text}</p>
    ${texts.link && html`<a class="pay" href="${texts.link.href}">${texts.link.text}</a>`}
  </main>`
}

function total(row: SessionRow): string {
  return formatAmount(row.session.amount_total, row.session.currency)
}

function flagged(condition: boolean, attributes: string): Markup {
  return plain(condition ? attributes : '')
}

/** '4242 4242 4242 4242' */
function inGroups(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Attributes written in this file, never by a visitor. */
function plain(attributes: string): Markup {
  return new Markup(attributes)
}
