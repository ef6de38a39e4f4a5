export const gatewayFields = ["sms_url", "sms_method", "sms_body", "sms_headers", "sms_success"] as const;
export const mailServerFields = ["smtp_server", "smtp_user", "smtp_password"] as const;

/** May hold a secret: never shown again. */
export const secretFields = ["sms_url", "sms_body", "sms_headers", "smtp_password"] as const;

export type SendingField =
  | (typeof gatewayFields)[number]
  | (typeof mailServerFields)[number]
  | "sender_name"
  | "sender_address";
export type SecretField = (typeof secretFields)[number];

/** In characters. */
export const maxSendingText = 2000;
export const maxSendingLine = 300;

export const sendingExamples = {
  sms_url: "https://sms.example/send?key=123&to={number}&text={text}",
  sms_body: '{"to":"{number}","text":"{text}"}',
  sms_headers: "Authorization: Bearer 123",
  sms_success: '"status":"ok"',
  smtp_server: "smtps://mail.example",
  other_smtp_server: "smtp://mail.example:587",
};

/** Placeholders of an SMS, and the method without a body, as messages name them. */
export const smsMarks = { text: "{text}", number: "{number}", to: "{to}", local: "{local}", get: "GET" };
