import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "#src/api/client/client.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { proveEmail } from "./contract.ts";

export function useEmailProof() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const proof = /^#proof=([\w-]+)$/.exec(hash)?.[1];
  useEffect(() => {
    if (!proof) return;
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
    void call(proveEmail, { proof }).then((result) =>
      toast({ text: result.ok ? result.value.message : result.problem.message }),
    );
  }, [proof, pathname, search, navigate]);
}
