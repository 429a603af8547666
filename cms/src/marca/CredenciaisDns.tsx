'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { useDocumentInfo, useField } from '@payloadcms/ui';
import { KeyRound } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import estilos from './marca.module.css';

interface Definida {
  definidaEm: string | null;
  definidaPor: string | null;
}

/** Written, never read: the panel knows only that the credentials are there, since when and by whom. */
export function CredenciaisDns() {
  const { id, data } = useDocumentInfo();
  const [estado, setEstado] = useState<Definida>({ definidaEm: null, definidaPor: null });
  const [abertas, setAbertas] = useState(false);
  const [valores, setValores] = useState({ email: '', chave: '', zona: '' });
  const [frase, setFrase] = useState('');
  const ids = useId();
  const lida = useField<string>({ path: 'updatedAt' });
  useEffect(() => {
    setEstado({ definidaEm: data?.dnsDefinidaEm ?? null, definidaPor: data?.dnsDefinidaPor ?? null });
  }, [data?.dnsDefinidaEm, data?.dnsDefinidaPor]);

  const enviar = async (metodo: 'POST' | 'DELETE') => {
    setFrase('Aguarde…');
    try {
      const resposta = await fetch(`/api/hotsites/${id}/dns`, {
        method: metodo,
        credentials: 'same-origin',
        ...(metodo === 'POST'
          ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(valores) }
          : {}),
      });
      const corpo = (await resposta.json()) as Definida & {
        message?: string;
        campos?: string[];
        marca?: { antes: string; agora: string };
      };
      if (!resposta.ok)
        return setFrase(corpo.campos?.join(' ') ?? corpo.message ?? 'Não foi possível guardar.');
      setEstado(corpo);
      // What was changed here is no news to this very form; what somebody else changed before still is.
      if (corpo.marca && corpo.marca.antes === lida.value) lida.setValue(corpo.marca.agora, true);
      setValores({ email: '', chave: '', zona: '' });
      setAbertas(false);
      setFrase(metodo === 'POST' ? 'Credenciais guardadas.' : 'Credenciais apagadas.');
    } catch {
      setFrase('Sem conexão com o painel. Tente de novo.');
    }
  };

  if (!id) return <p className={estilos.nota}>Salve a marca para guardar as credenciais do DNS.</p>;
  const campo = (nome: keyof typeof valores, rotulo: string, tipo: string, ajuda?: string) => (
    <label htmlFor={`${ids}${nome}`}>
      {rotulo}
      <input
        id={`${ids}${nome}`}
        type={tipo}
        autoComplete="off"
        value={valores[nome]}
        onChange={(evento) => setValores({ ...valores, [nome]: evento.target.value })}
        onKeyDown={(evento) => {
          // Enter would save the brand's whole form instead.
          if (evento.key !== 'Enter') return;
          evento.preventDefault();
          void enviar('POST');
        }}
      />
      {ajuda && <small>{ajuda}</small>}
    </label>
  );
  return (
    <section className={estilos.dns} aria-labelledby={`${ids}t`}>
      <h3 id={`${ids}t`}>
        <KeyRound size={18} aria-hidden="true" /> Credenciais do provedor de DNS
      </h3>
      <p>
        {estado.definidaEm
          ? `Definida em ${formatarDataHora(estado.definidaEm)}${estado.definidaPor ? ` por ${estado.definidaPor}` : ''}. Fica cifrada e não pode ser lida de volta.`
          : 'Ainda não definidas. Ficam cifradas e não podem ser lidas de volta.'}
      </p>
      {abertas ? (
        <div className={estilos.dnsCampos}>
          {campo('email', 'E-mail da conta', 'email')}
          {campo('chave', 'Chave', 'password')}
          {campo('zona', 'Zona', 'text', 'Como o provedor chama o domínio.')}
          <span>
            <button type="button" className={estilos.forte} onClick={() => void enviar('POST')}>
              Guardar credenciais
            </button>
            <button type="button" onClick={() => setAbertas(false)}>
              Cancelar
            </button>
          </span>
        </div>
      ) : (
        <span>
          <button type="button" className={estilos.forte} onClick={() => setAbertas(true)}>
            {estado.definidaEm ? 'Trocar' : 'Definir credenciais'}
          </button>
          {estado.definidaEm && (
            <button type="button" onClick={() => void enviar('DELETE')}>
              Apagar
            </button>
          )}
        </span>
      )}
      <p role="status" className={estilos.estado}>
        {frase}
      </p>
    </section>
  );
}
