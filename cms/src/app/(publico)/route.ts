import { redirect } from 'next/navigation';

export const GET = () => redirect('/admin');
