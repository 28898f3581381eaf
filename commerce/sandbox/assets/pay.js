// Only for convenience: without this script, the page works as a plain form.
const form = document.querySelector('#pay')
const { number, expiry, cvc } = form?.elements ?? {}
const inGroups = (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

number?.addEventListener('input', () => {
  number.value = inGroups(number.value.replace(/\D/g, '').slice(0, 16))
})

expiry?.addEventListener('input', (event) => {
  if (event.inputType?.startsWith('delete')) return
  const digits = expiry.value.replace(/\D/g, '').slice(0, 4)
  expiry.value = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
})

for (const button of document.querySelectorAll('button[name=use]'))
  button.addEventListener('click', (event) => {
    event.preventDefault()
    const card = form.querySelector('[name=method][value=card]')
    if (card) card.checked = true
    number.value = inGroups(button.value)
    expiry.value ||= '12/34'
    cvc.value ||= '123'
    number.focus()
  })

// A second submission while the first is running would pay nothing more, but look as if it did.
form?.addEventListener('submit', (event) => {
  const button = form.querySelector('.button')
  if (button.classList.contains('busy')) return event.preventDefault()
  button.classList.add('busy')
  button.firstElementChild.textContent = button.dataset.busy
})

// After the browser's back button, the page must show the session's current state.
addEventListener('pageshow', (event) => event.persisted && location.reload())
