/** The part of the admin API that is used here (GoTrueAdminApi of supabase-js). */
export type AdminApi = {
  deleteUser: (
    id: string,
  ) => Promise<{ error: { status?: number | undefined; message: string } | null }>
}

/** Deletes a user for good, and with them, by the foreign keys, their rows. One who is gone already is no error. */
export function createDeleteUser(admin: AdminApi): (userId: string) => Promise<void> {
  return async (userId) => {
    const { error } = await admin.deleteUser(userId)
    if (error && error.status !== 404) {
      throw new Error('the user was not deleted', { cause: error.message })
    }
  }
}
