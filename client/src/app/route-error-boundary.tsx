import { Component, type ReactNode } from "react";
import { say } from "#client/lib/say";
import { ErrorState } from "#client/ui/error-state";

/** Keeps a screen that failed from taking the navigation with it. A class, because React has no other way to catch. */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="mx-auto max-w-2xl px-4 py-16">
        <ErrorState
          title={say("screen.notShown")}
          message={say("screen.notShownWhy")}
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}
