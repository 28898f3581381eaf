// Comfort only: the page works as a plain form without it.
const form = document.querySelector('#pay')
const number = document.querySelector('#number')
const expiry = document.querySelector('#expiry')

number?.addEventListener('input', () => {
  number.value = number.value
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
})

expiry?.addEventListener('input', (event) => {
  if (event.inputType?.startsWith('delete')) return
  const digits = expiry.value.replace(/\D/g, '').slice(0, 4)
  expiry.value = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
})

for (const button of document.querySelectorAll('button[name=use]')) {
  button.addEventListener('click', (event) => {
    event.preventDefault()
    number.value = button.value.replace(/(\d{4})(?=\d)/g, '$1 ')
    expiry.value ||= '12/34'
    form.elements.cvc.value ||= '123'
    number.focus()
  })
}

// A second press while the first is under way would pay nothing more, but would look as if it might.
form?.addEventListener('submit', (event) => {
  const pay = form.querySelector('.pay')
  if (pay.getAttribute('aria-busy') === 'true') return event.preventDefault()
  pay.setAttribute('aria-busy', 'true')
  pay.firstElementChild.textContent = pay.dataset.busy
})

// Coming back with the browser's back button must show the session as it is now.
addEventListener('pageshow', (event) => event.persisted && location.reload())
