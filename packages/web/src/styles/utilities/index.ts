/*
 * Small classes that every part shares, each named by what it sets: className="note mt-8". Beside them a class of a
 * module sets other properties (decision 0223).
 */
import './parts.css'
import './spacing.css'
import './text.css'
import './layout.css'
