import { useTranslation } from "react-i18next";

/** The Netherlands, drawn by us: 92 units a degree of longitude, 149 a degree of latitude. */
const outline =
  "M6 325 12 301 36 279 35 271 62 253 68 234 87 213 102 191 114 161 120 130 129 88 137 92 158 92 160 118 182 127 164 149 160 171 187 180 205 179 233 149 210 134 219 107 191 104 193 74 191 57 210 37 244 22 282 19 324 15 333 33 345 42 355 48 343 107 342 136 312 137 310 156 343 171 342 197 314 215 324 234 282 252 243 256 246 271 264 306 253 350 242 376 237 383 253 392 246 416 219 416 214 398 225 365 205 340 177 340 162 313 137 316 114 308 100 326 82 323 59 347 27 335 6 325z M130 79 135 58 144 55 142 74z M150 46 167 36 164 42z M171 28 205 16 200 22z M214 16 242 13 237 18z M258 12 273 8 272 12z";
const unitsEast = 92.04;
const unitsNorth = 149.2;
const middle = { latitude: 51.4416, longitude: 5.4778, x: 197.8, y: 314.5 };

interface StoreOnMap {
  readonly id: string;
  readonly city?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

interface StoreMapProps {
  readonly stores: readonly StoreOnMap[];
  /** Id of the one to mark. */
  readonly nearest: string | undefined;
}

/** Where in the country the stores are; what it shows stands in the list beside it too. */
export function StoreMap({ stores, nearest }: StoreMapProps) {
  const { t } = useTranslation("blocks");
  return (
    <div className="self-start rounded-sm bg-surface p-6">
      <svg viewBox="-6 -4 372 435" role="img" aria-label={t("store.map")} className="mx-auto w-full max-w-md">
        <path d={outline} strokeWidth="1.2" strokeLinejoin="round" className="fill-page stroke-line-strong" />
        {stores.map(({ id, city, latitude, longitude }) => {
          const x = middle.x + ((longitude ?? 0) - middle.longitude) * unitsEast;
          const y = middle.y - ((latitude ?? 0) - middle.latitude) * unitsNorth;
          const isNearest = id === nearest;
          return (
            <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle
                r={isNearest ? 9 : 6}
                strokeWidth="2.5"
                className={`stroke-page ${isNearest ? "fill-sale" : "fill-ink"}`}
              />
              <text
                x="14"
                y="5"
                strokeWidth="3.5"
                paintOrder="stroke"
                className={`fill-ink stroke-page text-[15px] ${isNearest ? "font-bold" : "font-semibold"}`}
              >
                {city}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
