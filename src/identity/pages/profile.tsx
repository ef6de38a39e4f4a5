import { m } from "../../language/words.ts";
import { VisuallyHidden } from "../../ui/show/visually-hidden.tsx";
import { Addresses } from "../parts/profile/addresses.tsx";
import { DeleteAccount } from "../parts/profile/delete-account.tsx";
import { Details } from "../parts/profile/details.tsx";
import { Devices } from "../parts/profile/devices.tsx";
import { Password } from "../parts/profile/password.tsx";
import { ProfileSkeleton } from "../parts/profile/profile-skeleton.tsx";
import { Refusal } from "../parts/profile/refusal.tsx";
import { Summary } from "../parts/profile/summary.tsx";
import { useProfile } from "../use-profile.ts";

export const meta = () => [
  { title: m.page_title({ page: m.profile_title() }) },
  { name: "description", content: m.profile_description() },
  { name: "robots", content: "noindex" },
];

export default function ProfilePage() {
  const { state, ask, changed } = useProfile();
  return (
    <>
      <h1 className="mb-4 text-title">{m.profile_title()}</h1>
      {state.step === "asking" && (
        <>
          <VisuallyHidden>{m.profile_loading()}</VisuallyHidden>
          <ProfileSkeleton />
        </>
      )}
      {state.step === "failed" && <Refusal words={state.message} onRetry={ask} />}
      {state.step === "told" && (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
          <Summary profile={state.profile} />
          <div className="grid grid-cols-1 gap-4">
            <Details profile={state.profile} onChanged={changed} />
            <Password has={state.profile.has_password} />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <Addresses kept={state.addresses} />
            <Devices />
            {state.profile.role === "user" && <DeleteAccount byPassword={state.profile.has_password} />}
          </div>
        </div>
      )}
    </>
  );
}
