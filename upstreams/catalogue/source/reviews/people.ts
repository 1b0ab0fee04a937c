/** Who writes reviews: first names and places by where they live. Everybody is invented. */
export interface People {
  women: readonly string[];
  men: readonly string[];
  places: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const people = {
  nl: {
    women:
      words(`Anneke, Marieke, Sanne, Ilse, Joke, Petra, Wilma, Ans, Lotte, Femke, Esther, Karin, Monique, Anja, Judith, Mirjam, Hanneke,
      Ingrid, Fatima, Noor, Eva, Lisa, Tineke, Corrie, Riet, Marloes, Nienke, Saskia, Yvonne, Nathalie, Chantal, Roos, Sophie, Iris, Wendy,
      Bianca, Carla, Diana, Emma, Floor, Gerda, Heleen, Jolanda, Kim, Linda, Manon, Nel, Paula, Renate, Samira, Truus, Ursula, Vera, Willeke`),
    men: words(`Jan, Peter, Henk, Kees, Bas, Erik, Willem, Frank, Marco, Ruud, Theo, Ton, Wim, Hans, Gerard, Rob, Martijn, Jeroen, Bart, Sjoerd,
      Mohamed, Youssef, Daan, Lars, Thijs, Koen, Niels, Pieter, Arjan, Dick, Ed, Fred, Gijs, Hugo, Ivo, Joost, Karel, Leo, Maarten, Nico,
      Olaf, Paul, René, Sander, Tim, Vincent, Wouter, Ali, Cor, Harm`),
    places:
      words(`Amsterdam, Rotterdam, Utrecht, Den Haag, Groningen, Zwolle, Deventer, Apeldoorn, Arnhem, Nijmegen, Breda, Tilburg, Eindhoven,
      Den Bosch, Maastricht, Venlo, Roermond, Leeuwarden, Sneek, Drachten, Assen, Emmen, Hoogeveen, Meppel, Enschede, Hengelo, Almelo,
      Amersfoort, Ede, Veenendaal, Zeist, Woerden, Gouda, Delft, Leiden, Haarlem, Alkmaar, Hoorn, Den Helder, Purmerend, Zaandam, Almere,
      Lelystad, Harderwijk, Kampen, Middelburg, Goes, Vlissingen, Terneuzen, Bergen op Zoom, Roosendaal, Oss, Helmond, Weert, Sittard,
      Heerlen, Doetinchem, Winterswijk, Zutphen, Tiel, Culemborg, Gorinchem, Dordrecht, Spijkenisse, Schiedam, Zoetermeer, Alphen aan den Rijn,
      Hilversum, Bussum, Soest, Barneveld, Putten, Steenwijk, Heerenveen, Franeker, Dokkum, Veendam, Stadskanaal, Coevorden, Texel`),
  },
  beNl: {
    women: words(`An, Griet, Leen, Lieve, Katrien, Els, Tine, Goedele, Veerle, Ann, Hilde, Sofie, Martine, Nele`),
    men: words(`Luc, Jef, Stijn, Wouter, Dirk, Koen, Geert, Pieter, Joris, Filip, Guy, Bart`),
    places: words(
      `Antwerpen, Gent, Brugge, Leuven, Mechelen, Hasselt, Genk, Kortrijk, Aalst, Turnhout, Oostende, Roeselare, Lier, Sint-Niklaas`,
    ),
  },
  de: {
    women: words(
      `Sabine, Petra, Monika, Claudia, Anna, Julia, Katrin, Heike, Birgit, Susanne, Lena, Martina, Ulrike, Nicole, Andrea, Silke`,
    ),
    men: words(
      `Thomas, Michael, Stefan, Andreas, Jürgen, Klaus, Uwe, Matthias, Tobias, Jan, Markus, Dirk, Holger, Florian, Bernd, Ralf`,
    ),
    places:
      words(`Köln, Düsseldorf, Münster, Osnabrück, Bremen, Hamburg, Aachen, Oldenburg, Emden, Hannover, Dortmund, Essen, Berlin, Leipzig,
      Nordhorn, Kleve, Krefeld, Bielefeld, Kassel, Stuttgart, München, Freiburg, Wien, Graz, Zürich, Bern`),
  },
  fr: {
    women: words(
      `Sylvie, Nathalie, Isabelle, Claire, Camille, Sophie, Chantal, Anne, Élodie, Martine, Julie, Florence, Hélène, Valérie`,
    ),
    men: words(
      `Philippe, Michel, Laurent, Nicolas, Thierry, Pascal, Olivier, Didier, Julien, Antoine, Benoît, Éric, Sébastien, Marc`,
    ),
    places:
      words(`Lille, Paris, Lyon, Nantes, Rouen, Strasbourg, Reims, Tours, Dunkerque, Amiens, Liège, Namur, Mons, Charleroi, Tournai,
      Bruxelles, Wavre, Arlon, Genève, Lausanne`),
  },
} as const satisfies Record<string, People>;

/** First letters of family names, as often as they are. */
export const initials = "BBBBBVVVVVVHHHHHKKKKSSSSMMMMDDDDJJJWWWLLLGGRRPPPTTEAACFNOZ";
