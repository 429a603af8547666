import { permanentRedirect } from 'next/navigation';

/** Another name of the registration (spec 2); what was asked along goes along. */
export default async function PaginaBancoGm({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}): Promise<never> {
  const busca = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([nome, valor]) =>
      typeof valor === 'string' ? [[nome, valor]] : [],
    ),
  );
  permanentRedirect(busca.size === 0 ? '/cadastro' : `/cadastro?${busca}`);
}
