"use strict";
// Plain old JavaScript: it must run on any Node to say that this one is too old, and before anything is installed.
var wanted = require("../package.json").engines.node;

function suits(range) {
  var numbers = /(\d+)\.(\d+)/.exec(range);
  var own = /(\d+)\.(\d+)/.exec(process.versions.node);
  var major = own[1] - numbers[1];
  return major === 0 ? own[2] >= Number(numbers[2]) : major > 0 && range.indexOf(">=") !== -1;
}

if (wanted.split("||").some(suits)) {
  void import("./project/launch.mjs").then(function (launch) {
    return launch.default(process.argv[2]);
  });
} else {
  console.error(
    "Kezek needs Node " + wanted + " and this is " + process.versions.node + ": install one from nodejs.org.",
  );
  process.exitCode = 1;
}
