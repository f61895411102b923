import { expect, test } from "vitest";
import { faceOf, facesBeside } from "../../src/blocks/faces-beside.ts";

const aigerim = faceOf({ name: "Айгерим", avatarUrl: "/a.avif" });
const dana = faceOf({ name: "Дана", surname: "Ким", avatarUrl: "/d.avif" });

test("faces stand beside several services", () => {
  expect(facesBeside([aigerim, dana])).toEqual([
    { name: "Айгерим", pictureUrl: "/a.avif" },
    { name: "Дана Ким", pictureUrl: "/d.avif" },
  ]);
});

test("one service needs no face, and where somebody is not chosen yet there is none for the others", () => {
  expect(facesBeside([aigerim])).toEqual([]);
  expect(facesBeside([aigerim, undefined])).toEqual([]);
});
