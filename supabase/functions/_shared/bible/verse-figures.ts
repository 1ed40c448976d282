/** The figures in which a printed passage numbers its verses, each at the place of its value: '⁹' is 9. */
export const VERSE_FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹'
