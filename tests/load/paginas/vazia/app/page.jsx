/** The picture, and nothing else: what the framework costs by itself. */
export default function Pagina() {
  const [largura, altura] = (process.env.FOTO_LADOS ?? '400x300').split('x').map(Number);
  return <img src="/foto" width={largura} height={altura} alt="" fetchPriority="high" />;
}
export const dynamic = 'force-dynamic';
