import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { useProfile } from "../account/use-profile.ts";
import { DeleteAccount } from "../components/profile/delete-account.tsx";
import { Details } from "../components/profile/details.tsx";
import { Devices } from "../components/profile/devices.tsx";
import { Password } from "../components/profile/password.tsx";
import { PhoneNumber } from "../components/profile/phone-number.tsx";
import { ProfileSkeleton } from "../components/profile/profile-skeleton.tsx";
import { Refusal } from "../components/profile/refusal.tsx";
import { SavedAddresses } from "../components/profile/saved-addresses.tsx";
import { Summary } from "../components/profile/summary.tsx";
import { PushDevices } from "../push/components/push-devices.tsx";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.profile_title()) },
  { name: "description", content: m.profile_description() },
  { name: "robots", content: "noindex" },
];

export default function ProfilePage() {
  const account = useProfile();
  const { profile, addresses, problem } = account;
  const hasPhoneSignIn = useRootData()?.shop.phone_sign_in === true;
  const isReady = profile && addresses && !problem;
  return (
    <>
      <h1 className="mb-4 text-title">{m.profile_title()}</h1>
      {!isReady && !problem && (
        <>
          <VisuallyHidden>{m.profile_loading()}</VisuallyHidden>
          <ProfileSkeleton />
        </>
      )}
      <Refusal message={problem?.message} onRetry={account.load} />
      {isReady && (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
          <Summary profile={profile} />
          <div className="grid grid-cols-1 gap-4">
            <Details profile={profile} onChanged={account.showChangedProfile} />
            {hasPhoneSignIn && (
              <PhoneNumber number={profile.mobile_no} onChanged={account.showChangedNumber} />
            )}
            {(profile.has_password || profile.email) && <Password hasPassword={profile.has_password} />}
          </div>
          <div className="grid grid-cols-1 gap-4">
            <SavedAddresses saved={addresses} />
            <Devices />
            <PushDevices />
            {profile.role === "user" && <DeleteAccount byPassword={profile.has_password} />}
          </div>
        </div>
      )}
    </>
  );
}
