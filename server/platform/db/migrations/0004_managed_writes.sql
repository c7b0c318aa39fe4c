CREATE POLICY "locations_managed_insert" ON "locations" AS RESTRICTIVE FOR INSERT TO "app_user" WITH CHECK ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "locations_managed_update" ON "locations" AS RESTRICTIVE FOR UPDATE TO "app_user" USING ((select app.all_locations())) WITH CHECK ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "locations_managed_delete" ON "locations" AS RESTRICTIVE FOR DELETE TO "app_user" USING ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "organizations_managed_insert" ON "organizations" AS RESTRICTIVE FOR INSERT TO "app_user" WITH CHECK ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "organizations_managed_update" ON "organizations" AS RESTRICTIVE FOR UPDATE TO "app_user" USING ((select app.all_locations())) WITH CHECK ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "organizations_managed_delete" ON "organizations" AS RESTRICTIVE FOR DELETE TO "app_user" USING ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "practitioner_locations_managed_insert" ON "practitioner_locations" AS RESTRICTIVE FOR INSERT TO "app_user" WITH CHECK ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "practitioner_locations_managed_update" ON "practitioner_locations" AS RESTRICTIVE FOR UPDATE TO "app_user" USING ((select app.all_locations())) WITH CHECK ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "practitioner_locations_managed_delete" ON "practitioner_locations" AS RESTRICTIVE FOR DELETE TO "app_user" USING ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "practitioners_managed_insert" ON "practitioners" AS RESTRICTIVE FOR INSERT TO "app_user" WITH CHECK ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "practitioners_managed_update" ON "practitioners" AS RESTRICTIVE FOR UPDATE TO "app_user" USING ((select app.all_locations())) WITH CHECK ((select app.all_locations()));--> statement-breakpoint
CREATE POLICY "practitioners_managed_delete" ON "practitioners" AS RESTRICTIVE FOR DELETE TO "app_user" USING ((select app.all_locations()));