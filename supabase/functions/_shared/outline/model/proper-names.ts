/** Names of the Bible and of its books, by how they are written in small letters, as captions and shouted titles lose them. */
export const PROPER_NAMES = new Map(
  `Deus Jesus Cristo Senhor Bíblia Paulo Pedro João Tiago Mateus Marcos Lucas Davi Moisés Abraão Isaque Jacó José
  Maria Marta Lázaro Elias Eliseu Daniel Jonas Noé Adão Eva Sara Rute Noemi Ester Saul Golias Salomão Samuel Josué
  Jó Isaías Jeremias Neemias Timóteo Tomé Judas Pilatos Herodes Zaqueu Nicodemos Barnabé Silas Estêvão Gideão
  Israel Jerusalém Belém Nazaré Galileia Egito Babilônia Roma Filipos Corinto Éfeso Getsêmani Brasil
  Filipenses Coríntios Romanos Efésios Gálatas Hebreus Salmos Provérbios Gênesis Êxodo Apocalipse Colossenses`
    .trim()
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
)
