// What the forms of people and of the coach take, and what they say of the rest, field by field.
import { expect, test } from "vitest";
import type { z } from "zod";
import { OwnChoiceInput } from "~/contracts/about-you";
import { DeleteAccountForm } from "~/contracts/account-deletion";
import { EmailInput, LoginInput, RegisterFields, RegisterInput, ResetFields } from "~/contracts/auth";
import { CoachQuestionInput, InterviewInput } from "~/contracts/coach";
import { FeedbackInput } from "~/contracts/feedback";
import { MessageInput } from "~/contracts/goals";
import { ChangePasswordForm, ConfirmPasswordForm } from "~/contracts/security";
import { ProfileForm, ZoneForm } from "~/contracts/settings";
import { SECURITY_FIELDS } from "~/texts/security";
import { type Sent, long, said } from "../support/said-of";

const PERSON = {
  firstName: "Ada",
  lastName: "Byron",
  email: "Ada@Example.com",
  username: "Ada.B",
  password: "a-long-one",
};
const PASSWORDS = { currentPassword: "x", password: "a-long-one", confirmPassword: "a-long-one" };
const NEW_PASSWORD = "Password must be at least 8 characters";

/** Each field that says something of its own: what is sent beside a form that is right, and what is said of it. */
test.each<[string, z.ZodTypeAny, Sent, [Sent, Record<string, string>][]]>([
  [
    "a sign-in",
    LoginInput,
    { username: "ada", password: "x" },
    [
      [{ username: long(254), password: long(256) }, {}],
      [{ username: long(255) }, { username: expect.any(String) }],
      [
        { username: " ", password: "" },
        { username: "Username is required", password: "Password is required" },
      ],
      [
        { username: undefined, password: 5 },
        { username: "Username is required", password: "Password is required" },
      ],
      [{ password: long(257) }, { password: "Password is required" }],
    ],
  ],
  [
    "somebody new",
    RegisterInput,
    PERSON,
    [
      [{}, {}],
      [{ firstName: long(60), username: "abc", password: "12345678" }, {}],
      [{ username: long(40), password: long(256), invitation: long(100) }, {}],
      [
        { firstName: " ", lastName: undefined },
        { firstName: "First name is required", lastName: "Last name is required" },
      ],
      [
        { firstName: long(61), lastName: 5 },
        { firstName: "Please use at most 60 characters", lastName: "Last name is required" },
      ],
      [
        { email: "ada", username: "ab" },
        { email: "Valid email is required", username: "Username must be at least 3 characters" },
      ],
      [
        { email: `${long(250)}@x.de`, username: long(41) },
        { email: "Valid email is required", username: "Username must have at most 40 characters" },
      ],
      [
        { email: undefined, username: undefined, password: undefined },
        {
          email: "Valid email is required",
          username: "Username must be at least 3 characters",
          password: NEW_PASSWORD,
        },
      ],
      [{ username: "a b" }, { username: "Please use letters, digits and . _ - only" }],
      [{ username: "ada!" }, { username: "Please use letters, digits and . _ - only" }],
      [
        { password: "1234567", invitation: long(101) },
        { password: NEW_PASSWORD, invitation: expect.any(String) },
      ],
      [{ password: long(257) }, { password: "Password must have at most 256 characters" }],
    ],
  ],
  [
    "somebody new, by the form",
    RegisterFields,
    { ...PERSON, confirmPassword: PERSON.password },
    [
      [{}, {}],
      [{ confirmPassword: "another-one" }, { confirmPassword: "Passwords do not match" }],
      [{ confirmPassword: "" }, { confirmPassword: "Please confirm your password" }],
      [{ confirmPassword: undefined }, { confirmPassword: "Please confirm your password" }],
    ],
  ],
  [
    "a new password",
    ResetFields,
    { token: "t", password: "a-long-one", confirmPassword: "a-long-one" },
    [
      [{ token: long(200) }, {}],
      [{ token: "" }, { token: expect.any(String) }],
      [{ token: long(201) }, { token: expect.any(String) }],
      [
        { password: "short" },
        { password: "Password must be at least 8 characters long", confirmPassword: "Passwords don't match" },
      ],
      [{ confirmPassword: "1234567" }, { confirmPassword: "Confirm password must be at least 8 characters long" }],
      [{ confirmPassword: undefined }, { confirmPassword: "Confirm password must be at least 8 characters long" }],
      [{ confirmPassword: "another-one" }, { confirmPassword: "Passwords don't match" }],
    ],
  ],
  [
    "an address",
    EmailInput,
    { email: "a@x.de" },
    [
      [{ email: " A@x.de " }, {}],
      [{ email: "a@" }, { email: "Please enter a valid email address" }],
    ],
  ],
  [
    "a changed password",
    ChangePasswordForm,
    PASSWORDS,
    [
      [{ currentPassword: long(256) }, {}],
      [{ currentPassword: long(257) }, { currentPassword: expect.any(String) }],
      [
        { currentPassword: undefined, confirmPassword: undefined },
        { currentPassword: SECURITY_FIELDS.current, confirmPassword: SECURITY_FIELDS.again },
      ],
      [{ confirmPassword: "another-one" }, { confirmPassword: expect.stringMatching(/match/i) }],
    ],
  ],
  [
    "a password that is asked again",
    ConfirmPasswordForm,
    { password: "x" },
    [
      [{ password: long(256) }, {}],
      [{ password: long(257) }, { password: expect.any(String) }],
      [{ password: "" }, { password: expect.any(String) }],
    ],
  ],
  [
    "the end of an account",
    DeleteAccountForm,
    { confirmation: "delete" },
    [
      [{ confirmation: " Delete " }, {}],
      [{ confirmation: "deleted" }, { confirmation: "Please type delete" }],
      [{ confirmation: undefined }, { confirmation: "Please type delete" }],
    ],
  ],
  [
    "a question",
    CoachQuestionInput,
    { question: "How much?" },
    [
      [{ question: long(1_000) }, {}],
      [{ question: " " }, { question: "Please write a question first." }],
      [{ question: undefined }, { question: "Please write a question first." }],
      [{ question: 5 }, { question: "Please write a question first." }],
      [{ question: long(1_001) }, { question: "Please keep your question under 1,000 characters." }],
    ],
  ],
  [
    "the interview",
    InterviewInput,
    { responses: {}, completedAt: "2026-03-01T10:00:00+02:00" },
    [
      [{}, {}],
      [{ completedAt: "2026-03-01" }, { completedAt: "The time of completion isn't valid." }],
    ],
  ],
  [
    "what holds",
    OwnChoiceInput,
    {},
    [
      [
        { topic: "x", choice: "y" },
        { topic: "This isn't asked.", choice: "Please choose one." },
      ],
    ],
  ],
  [
    "a message to Money Mind",
    MessageInput,
    { message: "Save" },
    [
      [{}, {}],
      [{ message: " " }, { message: "Please write a message." }],
      [{ message: undefined }, { message: "Please write a message." }],
      [{ message: 5 }, { message: "Please write a message." }],
      [{ message: long(500) }, {}],
      [{ message: long(501) }, { message: "Please keep the message to 500 characters." }],
    ],
  ],
  [
    "feedback",
    FeedbackInput,
    { title: "Title", message: "0123456789" },
    [
      [{ title: long(200), message: long(5_000), rating: "5" }, {}],
      [{ rating: "" }, {}],
      [{ rating: null }, {}],
      [
        { title: " abcd ", message: "012345678\u0000" },
        { title: "Title must be at least 5 characters", message: "Message must be at least 10 characters" },
      ],
      [
        { title: undefined, message: undefined },
        { title: "Title must be at least 5 characters", message: "Message must be at least 10 characters" },
      ],
      [
        { title: long(201), message: long(5_001) },
        { title: "Title must be at most 200 characters", message: "Message must be at most 5,000 characters" },
      ],
      ...["0", "6", "1.5", "many", true].map((rating): [Sent, Record<string, string>] => [
        { rating },
        { rating: "Rating must be a whole number from 1 to 5" },
      ]),
    ],
  ],
  [
    "a profile",
    ProfileForm,
    { firstName: "Ada", lastName: "B", username: "ada" },
    [
      [{}, {}],
      [
        { firstName: "", lastName: "" },
        { firstName: "First name is required", lastName: "Last name is required" },
      ],
    ],
  ],
  [
    "a zone",
    ZoneForm,
    {},
    [
      [{ timeZone: "" }, {}],
      [{ timeZone: "America/New York" }, {}],
      [{ timeZone: "Middle/Earth" }, { timeZone: expect.any(String) }],
    ],
  ],
])("%s", (_, schema, base, cases) => {
  for (const [sent, wanted] of cases) expect(said(schema, { ...base, ...sent }), JSON.stringify(sent)).toEqual(wanted);
});
