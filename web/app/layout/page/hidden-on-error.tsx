import { Component, type ReactNode } from "react";

interface HiddenOnErrorProps {
  readonly children: ReactNode;
}

/** Something a page can do without: when it breaks, or its code does not come, nothing is shown in its place. */
export class HiddenOnError extends Component<HiddenOnErrorProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
