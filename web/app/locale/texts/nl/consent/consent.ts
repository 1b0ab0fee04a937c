/** Texts of the question for consent, which only shops with a tag manager ask. */
export const consent = {
  title: "Mogen wij meekijken?",
  text: "Cookies die de winkel nodig heeft, zetten wij altijd. Alleen als u dat toestaat, laden wij ook Google Tag Manager: om te meten hoe de winkel wordt gebruikt en om advertenties te laten aansluiten. De winkel werkt zonder precies zo goed, en uw keuze verandert u onderaan elke pagina.",
  privacy: "Privacyverklaring",
  refuse: "Weigeren",
  accept: "Toestaan",
  choose: "Zelf kiezen",
  settings: {
    title: "Cookie-instellingen",
    intro: "Wij bewaren uw keuze 180 dagen in een cookie. Daarin staat alleen wat u koos en wanneer.",
    needed: "Nodig: altijd aan",
    neededText:
      "De taal, uw winkelwagen en verlanglijst, uw sessie als u inlogt, en deze keuze. Niemand anders leest mee.",
    purposes: "Wat wij daarnaast mogen",
    statistics: "Statistiek",
    statisticsText:
      "Google telt welke pagina's worden bekeken en wat er wordt besteld, zonder uw naam, adres of e-mailadres. Wij meten hoe snel een pagina bij u laadt.",
    marketing: "Marketing",
    marketingText: "Google ziet dat u hier was, laat advertenties daarop aansluiten en meet of ze werken.",
    log: "Bekijk wat er is verstuurd",
    refuseAll: "Alles weigeren",
    save: "Keuze bewaren",
  },
  saved: "Uw keuze is bewaard",
};
