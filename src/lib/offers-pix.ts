/**
 * Whether pages that are read before a login may name Pix: a setting of the build, as they ask no server. Who is logged in
 * is told by the server (`pix_offered`).
 */
export const OFFERS_PIX = import.meta.env.VITE_STRIPE_PIX === 'on'
