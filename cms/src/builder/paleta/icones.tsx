import {
  Blocks,
  Clock,
  GalleryHorizontal,
  Image,
  Images,
  LayoutGrid,
  List,
  type LucideIcon,
  Megaphone,
  Rows3,
  Search,
  TextAlignStart,
  Timer,
} from 'lucide-react';

const ICONES: Record<string, LucideIcon> = {
  clock: Clock,
  'gallery-horizontal': GalleryHorizontal,
  image: Image,
  images: Images,
  'layout-grid': LayoutGrid,
  list: List,
  megaphone: Megaphone,
  'rows-3': Rows3,
  search: Search,
  'text-align-start': TextAlignStart,
  timer: Timer,
};

/** A kind's icon. Named ones only: the whole set would weigh more than the builder. */
export function IconeElemento({ nome }: { nome: string }) {
  const Icone = ICONES[nome] ?? Blocks;
  return <Icone size={18} aria-hidden="true" />;
}
