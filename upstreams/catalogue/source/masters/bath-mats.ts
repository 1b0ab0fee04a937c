import type { MasterSource } from "../../builder/source.ts";

const delivery = { kind: "parcel", time: "1-2 day" } as const;
const categories = ["/badtextiel/badmatten"];

export const bathMats: MasterSource[] = [
  {
    key: "10-1201",
    title: "Badmat Rottum",
    subtitle: "Dubbel geweven katoen",
    description:
      "Rottum is tweezijdig te gebruiken en zo zwaar geweven dat hij blijft liggen zonder rubber eronder. Op gladde tegels legt u er toch een antislipmatje onder. De mat gaat gewoon met de handdoeken mee op 60 graden. De kleur is dezelfde salie als die van handdoek Texel.",
    brand: "waterlijn",
    categories,
    composition: "100% katoen, 900 gram per vierkante meter.",
    care: "Wasbaar op 60 graden met de handdoeken. Drogen over de badrand of op lage stand in de droger.",
    attributes: { fabric: "Geweven katoen", shape: "Rechthoekig", unit: "Stuk" },
    delivery,
    prices: { "50x70": 24.95, "60x60": 25.95, "60x90": 32.95, "70x120": 47.95 },
    weight: { perSquareMetre: 0.9 },
    colours: {
      A: {
        colour: "salie",
        photos: ["handdoek-05", "badkamer-4", "handdoek-05-mat", "handdoek-05-hoek"],
        live: "2024-08-26",
        sold: 106,
      },
    },
  },
  {
    key: "10-1204",
    title: "Badmat Poel",
    subtitle: "Rond, met hoge pool",
    description:
      "Naast een vrijstaand bad of voor een ronde wastafel ligt een rechthoek al gauw in de weg. Poel is rond, met een pool van 25 mm waar uw voeten in verdwijnen en een rug die niet glijdt. Dikke pool houdt water lang vast, dus hang de mat na het douchen op.",
    brand: "waterlijn",
    categories,
    composition: "Pool: 100% polyester microvezel. Rug: thermoplastisch rubber.",
    care: "Wasbaar op 30 graden, niet boven de 40 en niet in de droger: de rug wordt dan hard.",
    attributes: { fabric: "Microvezel", shape: "Rond", unit: "Stuk" },
    delivery,
    prices: { "rond-60": 24.95, "rond-80": 34.95, "rond-100": 44.95, "rond-120": 59.95 },
    weight: { perSquareMetre: 1.7 },
    colours: {
      A: {
        colour: "ecru",
        photos: ["badmat-1204a", "badkamer-1", "badmat-1204a-hoek", "badmat-1204a-pool"],
        live: "2024-12-02",
        sold: 99,
      },
    },
  },
  {
    key: "10-1207",
    title: "Badmat Dambord",
    subtitle: "Getuft katoen in zwart en crème",
    description:
      "Een geblokte mat maakt van een witte badkamer een badkamer die iemand heeft ingericht. De blokken zijn in de pool getuft, niet gedrukt, en slijten daardoor niet weg. Crème naast een wasbak vol make-up is vragen om vlekken; behandel die vooraf met galzeep.",
    brand: "kleurhof",
    categories,
    composition: "Pool: 100% katoen, 1.500 gram per vierkante meter. Rug: latex.",
    care: "Wasbaar op 40 graden, plat drogen. De latex verdraagt geen wasverzachter.",
    attributes: { fabric: "Katoen", shape: "Rechthoekig", unit: "Stuk" },
    delivery,
    prices: { "50x80": 34.95, "60x100": 44.95, "70x120": 54.95, "60x60": 29.95 },
    weight: { perSquareMetre: 1.5 },
    sale: { percent: 20, since: "2026-10-30" },
    colours: {
      A: {
        colour: "crème",
        photos: ["badmat-1207a", "badkamer-2", "badmat-1207a-hoek", "badmat-1207a-pool"],
        live: "2025-10-06",
        sold: 69,
      },
    },
  },
  {
    key: "10-1210",
    title: "Badkleed Zwemtrap",
    subtitle: "Vlakgeweven met franje",
    description:
      "Meer kleed dan mat: dun, vlak en met korte franje aan de uiteinden. Zwemtrap droogt sneller dan elke badmat met pool en past onder een deur die laag hangt. Hij dempt geen koude tegels en schuift zonder ondertapijt. In een toilet, hal of bijkeuken is hij even goed op zijn plaats.",
    brand: "weverijOost",
    categories,
    composition: "80% gerecycled katoen, 20% polyester.",
    care: "Wasbaar op 40 graden. Franje na het wassen met de hand uitkammen.",
    attributes: { fabric: "Geweven katoen", shape: "Rechthoekig", unit: "Stuk" },
    delivery,
    prices: { "50x80": 19.95, "60x90": 24.95, "60x120": 29.95, "70x140": 34.95 },
    weight: { perSquareMetre: 0.8 },
    colours: {
      A: {
        colour: "terracotta",
        photos: ["badmat-1210a", "badkamer-3", "badmat-1210a-hoek", "badmat-1210a-pool"],
        live: "2026-04-20",
        sold: 44,
      },
    },
  },
];
