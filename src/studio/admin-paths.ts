/** The addresses of Medusa's admin, which is no page of this site: an application of its own. */
export const adminPaths = {
  home: '/app',
  order: (id: string) => `/app/orders/${encodeURIComponent(id)}`,
  product: (id: string) => `/app/products/${encodeURIComponent(id)}`,
}
