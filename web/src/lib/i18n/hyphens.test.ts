import { expect, test } from "vitest";
import { soft } from "./hyphens";

const seen = (text: string, lang: "en" | "fr" | "de" | "es") => soft(text, lang).replaceAll("\u00ad", "-");

test.each([
  ["de", "Maulwurfsratte", "Maul-wurfs-ratte"],
  ["de", "Riesengottesanbeterin", "Rie-sen-got-tes-an-be-te-rin"],
  ["de", "Die Supermutanten", "Die Super-mu-tan-ten"],
  ["fr", "Combinaison antiradiation", "Com-bi-nai-son anti-radia-tion"],
  ["fr", "Synthétique", "Syn-thé-tique"], // its end is not heard
  ["es", "Descontaminación", "Des-con-ta-mi-na-ción"],
  ["es", "Ferrocarril", "Ferro-ca-rril"],
  ["en", "Radscorpion", "Rad-scor-pion"],
  ["en", "Throughout", "Throughout"], // English parts only what is listed
] as const)("%s: %s may be parted as %s", (lang, name, parts) => {
  expect(seen(name, lang)).toBe(parts);
});

test("short words and capitals stay as they are", () => {
  expect(soft("Der Rad-Kurs", "de")).toBe("Der Rad-Kurs");
  expect(seen("UNTERGRABEN", "de")).toBe("UNTER-GRA-BEN");
});
