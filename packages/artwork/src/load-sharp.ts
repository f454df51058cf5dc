/** Reading the image library in takes a part of a start, and most processes start before a picture is asked for. */
export const loadSharp = async () => (await import('sharp')).default
