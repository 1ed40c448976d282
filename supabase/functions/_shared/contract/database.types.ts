// Generated from supabase/migrations by `npm run gen:types`. Do not edit.

export type Json =
	| string
	| number
	| boolean
	| null
	| { [key: string]: Json | undefined }
	| Json[]

export type Database = {
	// Allows to automatically instantiate createClient with right options
	// instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
	__InternalSupabase: {
		PostgrestVersion: "14"
	}
	public: {
		Tables: {
			generated_outlines: {
				Row: {
					additional_info: string | null
					created_at: string
					duration: number
					end_time: number | null
					generated_content: string
					group_id: string | null
					group_profile: string | null
					heading: string | null
					id: string
					kept_from: string | null
					kept_note: string | null
					outline_type: string
					request_id: string | null
					search_text: string
					series: string | null
					series_number: number | null
					series_total: number | null
					start_time: number | null
					title: string
					user_id: string
					youtube_url: string
				}
				Insert: {
					additional_info?: string | null
					created_at?: string
					duration: number
					end_time?: number | null
					generated_content: string
					group_id?: string | null
					group_profile?: string | null
					heading?: never
					id?: string
					kept_from?: string | null
					kept_note?: string | null
					outline_type: string
					request_id?: string | null
					search_text?: never
					series?: string | null
					series_number?: number | null
					series_total?: number | null
					start_time?: number | null
					title: string
					user_id?: string
					youtube_url: string
				}
				Update: {
					additional_info?: string | null
					created_at?: string
					duration?: number
					end_time?: number | null
					generated_content?: string
					group_id?: string | null
					group_profile?: string | null
					heading?: never
					id?: string
					kept_from?: string | null
					kept_note?: string | null
					outline_type?: string
					request_id?: string | null
					search_text?: never
					series?: string | null
					series_number?: number | null
					series_total?: number | null
					start_time?: number | null
					title?: string
					user_id?: string
					youtube_url?: string
				}
				Relationships: [
					{
						foreignKeyName: "generated_outlines_group"
						columns: ["user_id", "group_id"]
						referencedRelation: "groups"
						referencedColumns: ["user_id", "id"]
					},
				]
			}
			generation_requests: {
				Row: {
					acknowledged_at: string | null
					attempt: number
					charged_at: string
					error_code: string | null
					id: string
					idempotency_key: string
					input_hash: string
					lease_until: string
					plan: string
					result: Json | null
					rewrites: number
					run_id: number | null
					saved_at: string | null
					state: string
					user_id: string
					lease_over: boolean | null
				}
				Insert: {
					acknowledged_at?: string | null
					attempt?: number
					charged_at: string
					error_code?: string | null
					id?: string
					idempotency_key: string
					input_hash: string
					lease_until: string
					plan: string
					result?: Json | null
					rewrites?: number
					run_id?: number | null
					saved_at?: string | null
					state?: string
					user_id: string
				}
				Update: {
					acknowledged_at?: string | null
					attempt?: number
					charged_at?: string
					error_code?: string | null
					id?: string
					idempotency_key?: string
					input_hash?: string
					lease_until?: string
					plan?: string
					result?: Json | null
					rewrites?: number
					run_id?: number | null
					saved_at?: string | null
					state?: string
					user_id?: string
				}
				Relationships: []
			}
			groups: {
				Row: {
					called: string | null
					created_at: string
					duration: number
					group_profile: string
					id: string
					name: string
					outline_type: string
					structure: Json | null
					used_at: string
					user_id: string
				}
				Insert: {
					called?: string | null
					created_at?: string
					duration: number
					group_profile?: string
					id?: string
					name: string
					outline_type: string
					structure?: Json | null
					used_at?: string
					user_id?: string
				}
				Update: {
					called?: string | null
					created_at?: string
					duration?: number
					group_profile?: string
					id?: string
					name?: string
					outline_type?: string
					structure?: Json | null
					used_at?: string
					user_id?: string
				}
				Relationships: []
			}
			heard_parts: {
				Row: {
					cues: NonNullable<Json>
					from_second: number
					heard_at: string
					to_second: number
					video_id: string
				}
				Insert: {
					cues: NonNullable<Json>
					from_second: number
					heard_at?: string
					to_second: number
					video_id: string
				}
				Update: {
					cues?: NonNullable<Json>
					from_second?: number
					heard_at?: string
					to_second?: number
					video_id?: string
				}
				Relationships: []
			}
			outline_links: {
				Row: {
					created_at: string
					days: number
					expires_at: string
					id: string
					kind: string
					note: string
					outline_id: string
					revoked_at: string | null
					shows_title: boolean
					token_hash: string
					user_id: string
				}
				Insert: {
					created_at?: string
					days?: number
					expires_at?: string
					id?: string
					kind: string
					note?: string
					outline_id: string
					revoked_at?: string | null
					shows_title?: boolean
					token_hash: string
					user_id?: string
				}
				Update: {
					created_at?: string
					days?: number
					expires_at?: string
					id?: string
					kind?: string
					note?: string
					outline_id?: string
					revoked_at?: string | null
					shows_title?: boolean
					token_hash?: string
					user_id?: string
				}
				Relationships: []
			}
			pix_months: {
				Row: {
					ends_at: string
					paid_at: string
					payment: string
					reminded_at: string | null
					starts_at: string
					user_id: string
				}
				Insert: {
					ends_at: string
					paid_at: string
					payment: string
					reminded_at?: string | null
					starts_at: string
					user_id: string
				}
				Update: {
					ends_at?: string
					paid_at?: string
					payment?: string
					reminded_at?: string | null
					starts_at?: string
					user_id?: string
				}
				Relationships: []
			}
			ready_notices: {
				Row: {
					asked_at: string
					auth: string
					endpoint: string
					id: string
					p256dh: string
					request_id: string
					user_id: string
				}
				Insert: {
					asked_at?: string
					auth: string
					endpoint: string
					id?: string
					p256dh: string
					request_id: string
					user_id?: string
				}
				Update: {
					asked_at?: string
					auth?: string
					endpoint?: string
					id?: string
					p256dh?: string
					request_id?: string
					user_id?: string
				}
				Relationships: []
			}
			stripe_events: {
				Row: {
					id: string
					received_at: string
					type: string
				}
				Insert: {
					id: string
					received_at?: string
					type: string
				}
				Update: {
					id?: string
					received_at?: string
					type?: string
				}
				Relationships: []
			}
			subscriptions: {
				Row: {
					cancel_at_period_end: boolean
					checked_at: string | null
					current_period_end: string | null
					current_period_start: string | null
					fetched_at: string | null
					first_paid_at: string | null
					pix_attempt: string | null
					sent_to_stripe_at: string | null
					status: string
					stripe_customer_id: string
					stripe_subscription_id: string | null
					updated_at: string
					user_id: string
				}
				Insert: {
					cancel_at_period_end?: boolean
					checked_at?: string | null
					current_period_end?: string | null
					current_period_start?: string | null
					fetched_at?: string | null
					first_paid_at?: string | null
					pix_attempt?: string | null
					sent_to_stripe_at?: string | null
					status?: string
					stripe_customer_id: string
					stripe_subscription_id?: string | null
					updated_at?: string
					user_id: string
				}
				Update: {
					cancel_at_period_end?: boolean
					checked_at?: string | null
					current_period_end?: string | null
					current_period_start?: string | null
					fetched_at?: string | null
					first_paid_at?: string | null
					pix_attempt?: string | null
					sent_to_stripe_at?: string | null
					status?: string
					stripe_customer_id?: string
					stripe_subscription_id?: string | null
					updated_at?: string
					user_id?: string
				}
				Relationships: []
			}
			user_profiles: {
				Row: {
					created_at: string
					email: string
					name: string
					subscription_status: string
					trial_expires_at: string
					user_id: string
					usual_type: string | null
				}
				Insert: {
					created_at?: string
					email?: string
					name: string
					subscription_status?: string
					trial_expires_at?: string
					user_id: string
					usual_type?: string | null
				}
				Update: {
					created_at?: string
					email?: string
					name?: string
					subscription_status?: string
					trial_expires_at?: string
					user_id?: string
					usual_type?: string | null
				}
				Relationships: []
			}
			video_previews: {
				Row: {
					channel: string | null
					fetched_at: string
					source: string
					still: string | null
					title: string
					video_id: string
				}
				Insert: {
					channel?: string | null
					fetched_at?: string
					source?: string
					still?: string | null
					title: string
					video_id: string
				}
				Update: {
					channel?: string | null
					fetched_at?: string
					source?: string
					still?: string | null
					title?: string
					video_id?: string
				}
				Relationships: []
			}
			video_transcripts: {
				Row: {
					cues: NonNullable<Json>
					duration_seconds: number | null
					fetched_at: string
					language: string
					source: string
					title: string | null
					video_id: string
				}
				Insert: {
					cues: NonNullable<Json>
					duration_seconds?: number | null
					fetched_at?: string
					language: string
					source: string
					title?: string | null
					video_id: string
				}
				Update: {
					cues?: NonNullable<Json>
					duration_seconds?: number | null
					fetched_at?: string
					language?: string
					source?: string
					title?: string | null
					video_id?: string
				}
				Relationships: []
			}
		}
		Views: {
			[_ in never]: never
		}
		Functions: {
			apply_subscription: {
				Args: {
					p_asked_at: string
					p_customer: string
					p_event?: string
					p_event_type?: string
					p_pix?: Json
					p_subscription: Json
					p_user: string
				}
				Returns: Json
			}
			billing_account: {
				Args: { p_customer?: string; p_event?: string; p_user?: string }
				Returns: Json
			}
			can_make_request: { Args: { user_uuid: string }; Returns: Json }
			forget_password_tries: { Args: { p_user: string }; Returns: undefined }
			keep_shared_outline: { Args: { p_token: string }; Returns: Json }
			lease_over: {
				Args: {
					request: Database["public"]["Tables"]["generation_requests"]["Row"]
				}
				Returns: boolean
			}
			note_stripe_visit: { Args: { p_user: string }; Returns: undefined }
			note_youtube: { Args: { p_refused: boolean }; Returns: undefined }
			open_group_link: {
				Args: { p_sender?: string; p_token: string }
				Returns: Json
			}
			preview_shared_outline: { Args: { p_token: string }; Returns: Json }
			refresh_subscription: { Args: { p_user: string }; Returns: Json }
			refund_rewrite: {
				Args: { p_key: string; p_paid?: boolean; p_run: number; p_user: string }
				Returns: undefined
			}
			renew_request: {
				Args: { p_attempt: number; p_id: string }
				Returns: boolean
			}
			reserve_request: {
				Args: {
					p_hash: string
					p_key: string
					p_max_inflight?: number
					p_user: string
				}
				Returns: Json
			}
			reserve_rewrite: {
				Args: { p_key: string; p_user: string }
				Returns: Json
			}
			return_pix_reminder: { Args: { p_payment: string }; Returns: undefined }
			save_customer: {
				Args: { p_customer: string; p_gone?: string; p_user: string }
				Returns: string
			}
			schema_version: { Args: Record<PropertyKey, never>; Returns: string }
			search_outlines: { Args: { p_query: string }; Returns: string[] }
			settle_request: {
				Args: {
					p_attempt: number
					p_error?: string
					p_id: string
					p_paid?: boolean
					p_result: Json
					p_title?: string
				}
				Returns: boolean
			}
			take_contact_slot: { Args: { p_sender?: string }; Returns: boolean }
			take_password_try: { Args: { p_user: string }; Returns: string }
			take_pix_reminders: {
				Args: { p_most?: number }
				Returns: {
					email: string
					ends_at: string
					name: string
					payment: string
				}[]
			}
			take_subscription_check: { Args: { p_user: string }; Returns: boolean }
			take_video_preview: {
				Args: { p_user: string; p_video_id: string }
				Returns: Json
			}
			track_request_usage: {
				Args: { request_type_param: string; user_uuid: string }
				Returns: boolean
			}
			youtube_is_paused: { Args: Record<PropertyKey, never>; Returns: boolean }
		}
		Enums: {
			[_ in never]: never
		}
		CompositeTypes: {
			[_ in never]: never
		}
	}
}

type PublicTables = Database["public"]["Tables"]

export type Tables<Name extends keyof PublicTables> = PublicTables[Name]["Row"]

export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]["Insert"]
