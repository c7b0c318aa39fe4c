// Every browser that we serve has it; the library's polyfill of it weighs five kilobytes.
module.exports = Object.entries;
