/** The addresses of Medusa's admin, which is no page of this site: an application of its own. */
export const adminPaths = {
  home: '/app',
  invite: '/app/settings/users/invite',
  order: (id: string) => `/app/orders/${encodeURIComponent(id)}`,
  product: (id: string) => `/app/products/${encodeURIComponent(id)}`,
}
