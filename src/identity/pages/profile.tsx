import { m } from "../../language/messages.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { useProfile } from "../account/use-profile.ts";
import { Addresses } from "../components/profile/addresses.tsx";
import { DeleteAccount } from "../components/profile/delete-account.tsx";
import { Details } from "../components/profile/details.tsx";
import { Devices } from "../components/profile/devices.tsx";
import { Password } from "../components/profile/password.tsx";
import { ProfileSkeleton } from "../components/profile/profile-skeleton.tsx";
import { Refusal } from "../components/profile/refusal.tsx";
import { Summary } from "../components/profile/summary.tsx";

export const meta = () => [
  { title: m.page_title({ page: m.profile_title() }) },
  { name: "description", content: m.profile_description() },
  { name: "robots", content: "noindex" },
];

export default function ProfilePage() {
  const { state, load, changed } = useProfile();
  return (
    <>
      <h1 className="mb-4 text-title">{m.profile_title()}</h1>
      {state.step === "loading" && (
        <>
          <VisuallyHidden>{m.profile_loading()}</VisuallyHidden>
          <ProfileSkeleton />
        </>
      )}
      {state.step === "failed" && <Refusal words={state.message} onRetry={load} />}
      {state.step === "loaded" && (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
          <Summary profile={state.profile} />
          <div className="grid grid-cols-1 gap-4">
            <Details profile={state.profile} onChanged={changed} />
            <Password has={state.profile.has_password} />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <Addresses saved={state.addresses} />
            <Devices />
            {state.profile.role === "user" && <DeleteAccount byPassword={state.profile.has_password} />}
          </div>
        </div>
      )}
    </>
  );
}
