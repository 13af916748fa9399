import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "#shared/paths";
import { AuthForm, AuthSidePanel, reasonToSignIn } from "#client/features/auth/index";
import { nameTab } from "#client/lib/name-tab";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs";

const heading = { login: "Welcome back", signup: "Create your account" };

export function AuthPage() {
  const [location, navigate] = useLocation();
  const search = useSearch();
  const mode = location === paths.signup ? "signup" : "login";
  const reason = mode === "login" && reasonToSignIn(search);
  useEffect(() => nameTab(mode === "signup" ? "Sign Up" : "Sign In"), [mode]);

  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-8 sm:px-6 md:grid-cols-2 md:gap-12 md:py-14 lg:gap-20">
      <div className="mx-auto w-full max-w-md md:mx-0">
        <h1 className="font-serif text-2xl font-semibold">{heading[mode]}</h1>
        {reason && <p className="mt-2 text-muted">{reason}</p>}
        <Tabs
          value={mode}
          onValueChange={(tab) => navigate(`/${tab}${search && `?${search}`}`, { replace: true })}
          className="mt-6"
        >
          <TabsList aria-label="Sign in or sign up">
            <TabsTrigger value="login">Sign In</TabsTrigger>
            <TabsTrigger value="signup">Sign Up</TabsTrigger>
          </TabsList>
          <TabsContent value={mode} tabIndex={-1}>
            <AuthForm mode={mode} />
          </TabsContent>
        </Tabs>
      </div>
      <AuthSidePanel />
    </div>
  );
}
