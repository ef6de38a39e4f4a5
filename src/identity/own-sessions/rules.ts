export const browsers = ["edge", "opera", "samsung", "uc", "firefox", "chrome", "safari"] as const;
export const systems = ["iphone", "ipad", "android", "chromebook", "windows", "mac", "linux"] as const;

export type Browser = (typeof browsers)[number];
export type OperatingSystem = (typeof systems)[number];
